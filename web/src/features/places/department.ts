/**
 * The department that a French postal code begins with, as far as it is typed: three figures overseas; of those of Corsica, which all begin
 * with 20, the third one tells the south from the north.
 */
export function departmentOf(postalCode: string): string | undefined {
  const [first] = /^(?:20|9[78])\d|^(?!20|9[78])\d{2}/.exec(postalCode) ?? []
  if (!first?.startsWith('20')) return first
  return first < '202' ? '2A' : '2B'
}
