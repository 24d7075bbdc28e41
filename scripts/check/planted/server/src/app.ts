export const app = 1
export type App = typeof app
