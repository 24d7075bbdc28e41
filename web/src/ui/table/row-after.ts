/**
 * The row that J or K leads to: from a page without an open one, or where the open one is not listed, the first.
 * @returns undefined at either end
 */
export function rowAfter(keys: readonly string[], open: string, by: 1 | -1): string | undefined {
  const here = keys.indexOf(open)
  return here < 0 ? keys[0] : keys[here + by]
}
