const urls = new WeakMap<Blob, string>()

/** An address under which the browser shows a file of this phone: one for each, while the page is open. */
export function urlOf(blob: Blob): string {
  const known = urls.get(blob) ?? URL.createObjectURL(blob)
  urls.set(blob, known)
  return known
}
