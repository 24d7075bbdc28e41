declare module 'virtual:precached' {
  export const precached: { url: string; revision: string | null }[]
}
