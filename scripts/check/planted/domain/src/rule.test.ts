export const expected = 1
