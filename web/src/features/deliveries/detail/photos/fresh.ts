/**
 * Photos that were replaced while the page is open. A vehicle's photo keeps its place and with it its address, and a
 * browser draws an address it has drawn before from memory.
 */
const replaced = new Map<string, number>()

const pathOf = (address: string) => address.split('?', 1)[0] ?? address

/** @param key storage key of the photo that took the place */
export function markReplaced(key: string): void {
  const path = `/files/${key}`
  replaced.set(path, (replaced.get(path) ?? 0) + 1)
}

/** The same address, told apart from the one of the photo that stood there before. */
export function freshAddress(address: string): string {
  const turn = replaced.get(pathOf(address))
  return turn === undefined ? address : `${address}${address.includes('?') ? '&' : '?'}v=${turn}`
}
