import type { Mask } from '@volant/domain/deliveries/masks'
import { getTableName } from 'drizzle-orm'
import type { Table } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Selection } from '../platform/graphql/selection'
import type { AnyField, AnyProjection, Relation } from './projection'
import { deliveries } from '../tables/deliveries'
import { literal, write } from './source'
import type { Lens, Scope } from './source'

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

/** The names of some tables in the statement; every other stands under its own. */
function scopeOf(lens: Lens, ...named: readonly (readonly [Table, string])[]): Scope {
  const names = new Map(named)
  return { lens, nameOf: (table) => names.get(table) ?? getTableName(table) }
}

function valueOf(type: AnyProjection, field: AnyField, selection: Selection, row: string, lens: Lens): string {
  if ('kind' in field && field.kind === 'relation') return related(type, field, selection, row, lens)
  return write(field, scopeOf(lens, [type.table, row]))
}

function give(type: AnyProjection, name: string, selection: Selection, row: string, lens: Lens): string {
  const field = Object.hasOwn(type.fields, name) ? type.fields[name] : undefined
  if (field === undefined) throw new Error(`no projection of ${getTableName(type.table)} gives ${name}`)
  if (type.mask === undefined) return valueOf(type, field, selection, row, lens)
  const fields = lens.mask[type.mask]
  const withheld = literal(type.withheld?.[name])
  const given = Object.hasOwn(fields, name) ? fields[name] : undefined
  if (given !== undefined) {
    const value = valueOf(type, field, selection, row, lens)
    if (given === 'always') return value
    return `CASE WHEN ${row}.${deliveries.status.name} IN (${given.map(literal).join(', ')}) THEN ${value} ELSE ${withheld} END`
  }
  const narrow = type.narrowed?.[name]
  return narrow !== undefined && Object.hasOwn(fields, narrow.given)
    ? valueOf(type, narrow.as, selection, row, lens)
    : withheld
}

function related(parent: AnyProjection, relation: Relation<unknown>, selection: Selection, row: string, lens: Lens) {
  const child = `${row}_`
  const type = relation.type()
  const scope = scopeOf(lens, [parent.table, row], [type.table, child])
  const [theirs, own] = relation.on
  const conditions = [
    `${write(theirs, scope)} = ${write(own, scope)}`,
    ...(relation.where ?? []).map((each) => write(each, scope)).filter((each) => each !== 'true'),
  ]
  const inner = [
    `SELECT ${fieldsOf(type, selection, child, lens)} FROM ${getTableName(type.table)} ${child}`,
    `WHERE ${conditions.join(' AND ')}`,
    ...(relation.order ? [`ORDER BY ${write(relation.order, scope)}`] : []),
    ...(relation.most === undefined ? [] : [`LIMIT ${relation.most}`]),
  ].join(' ')
  return relation.many
    ? `coalesce((SELECT json_agg(row_to_json(o)) FROM (${inner}) o), '[]'::json)`
    : `(SELECT row_to_json(o) FROM (${inner}) o)`
}

function fieldsOf(type: AnyProjection, selection: Selection, row: string, lens: Lens): string {
  if (selection.size === 0) return '1 AS "none"'
  return [...selection].map(([name, inner]) => `${give(type, name, inner, row, lens)} AS "${name}"`).join(', ')
}

interface Written {
  readonly type: AnyProjection
  readonly columns: string
  readonly json: string
  readonly values: readonly Parameters<Lens['value']>[0][]
}

/** By whom it is read and where in a statement it stands: more than there are lists, fewer than anybody could make up. */
const MOST_TEXTS = 100

/** A document asks for the same fields every time: their text is written once. A selection lives as long as its document is kept. */
const written = new WeakMap<Selection, LRUCache<string, Written>>()

let masks = 0
const maskNumbers = new WeakMap<Mask, number>()
function numberOf(mask: Mask): number {
  const known = maskNumbers.get(mask) ?? (masks += 1)
  maskNumbers.set(mask, known)
  return known
}

function writeColumns(type: AnyProjection, selection: Selection, row: string, mask: Mask, after: number): Written {
  const values: Parameters<Lens['value']>[0][] = []
  const value: Lens['value'] = (of) => `$${after + values.push(of)}`
  const list = fieldsOf(type, selection, row, { mask, value })
  return { type, columns: list, json: `(SELECT row_to_json(o) FROM (SELECT ${list}) o)`, values }
}

function writtenFor(type: AnyProjection, selection: Selection, row: string, view: View): Written {
  const { mask, params, now, driverId } = view
  const after = params.values.length
  const known = written.get(selection) ?? new LRUCache<string, Written>({ max: MOST_TEXTS })
  written.set(selection, known)
  const place = `${row} ${after} ${numberOf(mask)}`
  let found = known.get(place)
  if (found?.type !== type) {
    found = writeColumns(type, selection, row, mask, after)
    known.set(place, found)
  }
  for (const of of found.values) params.add(of === 'now' ? now.toISOString() : driverId)
  return found
}

/** The select list of a type for one selection: each field under its contract name, masked. */
export function columns(type: AnyProjection, selection: Selection, row: string, view: View): string {
  return writtenFor(type, selection, row, view).columns
}

/** The same as one JSON value. */
export function rowJson(type: AnyProjection, selection: Selection, row: string, view: View): string {
  return writtenFor(type, selection, row, view).json
}
