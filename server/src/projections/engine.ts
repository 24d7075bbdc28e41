import type { Fields, Mask } from '@volant/domain/deliveries/masks'
import type { Selection } from '../platform/graphql/selection'

/** Collects the values of a statement while its text is written. */
export class Params {
  readonly values: unknown[] = []

  add(value: unknown): string {
    this.values.push(value)
    return `$${this.values.length}`
  }
}

/** Who looks, when, and through which positive list. */
export interface View {
  readonly mask: Mask
  /** The viewer's own driver id: the only offers a driver ever sees. */
  readonly driverId: string | null
  readonly now: Date
  readonly params: Params
}

export type MaskedType = Exclude<keyof Mask, 'ownOffersOnly'>

/** What a text is written for: whoever looks through the same mask shares it, each with their own values. */
export interface Lens {
  readonly mask: Mask
  /** The place of a value of the viewer, e.g. `$3`. */
  value(of: 'now' | 'driverId'): string
}

/** Writes a value from the row called `row`. */
export type Expression = (row: string, lens: Lens) => string

export interface Relation {
  readonly type: () => TypeProjection
  readonly many?: true
  /** `FROM … WHERE …` of the related rows, which the statement calls `child`. */
  readonly from: (row: string, child: string, lens: Lens) => string
}

/** How one type of the contract is read from its table. */
export interface TypeProjection {
  /** The list of the mask that governs it; without one, all is given to whoever was given the object. */
  readonly mask?: MaskedType
  readonly fields: Readonly<Record<string, Expression | Relation>>
  /** What stands where the contract promises a value and the mask gives none. */
  readonly withheld?: Readonly<Record<string, string>>
  /** Fields that exist under another name in the mask, e.g. a last name of which only the initial is given. */
  readonly narrowed?: Readonly<Record<string, { readonly given: string; readonly as: Expression }>>
}

export const column =
  (name: string): Expression =>
  (row) =>
    `${row}.${name}`

/** Cents in the row, euros in the answer. */
export const euros =
  (name: string): Expression =>
  (row) =>
    `(${row}.${name}::float8 / 100)`

function literals(values: readonly string[]): string {
  return values.map((value) => `'${value}'`).join(', ')
}

/** Wraps an expression so that it is given only where the mask says. Statuses are constants of the domain, never input. */
function masked(expression: string, given: Fields[string] | undefined, withheld: string, row: string): string | null {
  if (given === undefined) return null
  return given === 'always'
    ? expression
    : `CASE WHEN ${row}.status IN (${literals(given)}) THEN ${expression} ELSE ${withheld} END`
}

function give(type: TypeProjection, name: string, selection: Selection, row: string, lens: Lens): string {
  const field = type.fields[name]
  const withheld = type.withheld?.[name] ?? 'NULL'
  if (field === undefined) return withheld
  const write = () => (typeof field === 'function' ? field(row, lens) : related(field, selection, row, lens))
  if (type.mask === undefined) return write()
  const fields = lens.mask[type.mask]
  const whole = Object.hasOwn(fields, name) ? masked(write(), fields[name], withheld, row) : null
  if (whole !== null) return whole
  const narrow = type.narrowed?.[name]
  return narrow !== undefined && Object.hasOwn(fields, narrow.given) ? narrow.as(row, lens) : withheld
}

function related(relation: Relation, selection: Selection, row: string, lens: Lens): string {
  const child = `${row}_`
  const from = relation.from(row, child, lens)
  const inner = `SELECT ${fieldsOf(relation.type(), selection, child, lens)} ${from}`
  return relation.many === true
    ? `coalesce((SELECT json_agg(row_to_json(o)) FROM (${inner}) o), '[]'::json)`
    : `(SELECT row_to_json(o) FROM (${inner}) o)`
}

function fieldsOf(type: TypeProjection, selection: Selection, row: string, lens: Lens): string {
  if (selection.size === 0) return '1 AS "none"'
  return [...selection].map(([name, inner]) => `${give(type, name, inner, row, lens)} AS "${name}"`).join(', ')
}

interface Written {
  readonly type: TypeProjection
  readonly row: string
  readonly mask: Mask
  /** How many values stood before it. */
  readonly after: number
  readonly text: string
  readonly values: readonly Parameters<Lens['value']>[0][]
}

/** A document asks for the same fields every time: their text is written once. */
const written = new WeakMap<Selection, Written[]>()

function write(type: TypeProjection, selection: Selection, row: string, mask: Mask, after: number): Written {
  const values: Parameters<Lens['value']>[0][] = []
  const value: Lens['value'] = (of) => `$${after + values.push(of)}`
  return { type, row, mask, after, text: fieldsOf(type, selection, row, { mask, value }), values }
}

/** The select list of a type for one selection: each field under its contract name, masked. */
export function columns(type: TypeProjection, selection: Selection, row: string, view: View): string {
  const { mask, params, now, driverId } = view
  const after = params.values.length
  const known = written.get(selection) ?? []
  let found = known.find((one) => one.type === type && one.row === row && one.mask === mask && one.after === after)
  if (!found) {
    found = write(type, selection, row, mask, after)
    written.set(selection, [...known, found])
  }
  for (const of of found.values) params.add(of === 'now' ? now.toISOString() : driverId)
  return found.text
}
