/** What we use of the package, which comes without types. */
declare module 'fontkit' {
  export function create(bytes: Uint8Array): object
}
