export const frame = 1
