interface Row {
  readonly id: string
}

export function castAway(value: unknown, rows: readonly Row[]) {
  const bare = value as Row /* bare */
  const twice = value as unknown as Row /* bare */
  const old = <Row>value /* bare */
  const certain = rows[0]! /* bare */
  // too short
  const short = value as Row /* bare */
  // the words of the statement say what its rows are
  const above = value as Row /* reason */
  const beside = value as Row /* reason */ // whoever wrote it says what it is
  const kinds = ['as', 'const'] as const
  const known = { id: 'é as never' } satisfies Row
  // known as never before, and no cast at all
  return { bare, twice, old, certain, short, above, beside, kinds, known }
}
