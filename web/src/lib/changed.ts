/**
 * The fields whose values differ. Where a call takes single fields only these are sent, because somebody else may be
 * changing the others.
 */
export function changedOf<T extends object>(values: T, before: T): Partial<T> {
  const former = new Map<string, unknown>(Object.entries(before))
  const changed = Object.entries(values).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(former.get(field)),
  )
  return Object.fromEntries(changed) as Partial<T>
}
