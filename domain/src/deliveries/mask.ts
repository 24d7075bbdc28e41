import type { DeliveryStatus } from './statuses'

/** A field is given always, or only while the delivery has one of these statuses. What a mask does not name is not given. */
export type Given = 'always' | readonly DeliveryStatus[]

/** Fields of one object by their API name. */
export type Fields = Readonly<Record<string, Given>>

/**
 * A positive list, as data: query builders select by it, presenters write by it, filters and sorts obey it.
 * `delivery` also names the relations; an empty relation list means that it is never given.
 */
export interface Mask {
  readonly delivery: Fields
  /** Of the four addresses. */
  readonly address: Fields
  readonly vehicle: Fields
  /** The driver carrying the mission, and the one behind an offer. */
  readonly driver: Fields
  readonly offer: Fields
  /** Only the viewer's own offers are given. */
  readonly ownOffersOnly: boolean
  readonly organization: Fields
  /** The mandataire. */
  readonly client: Fields
  readonly option: Fields
  readonly document: Fields
}

/** A list of fields that are given at every status. */
export function always(...names: readonly string[]): Fields {
  return Object.fromEntries(names.map((name) => [name, 'always']))
}

/** The names in a text, so that a list of forty fields stays on one screen. */
export function names(text: string): readonly string[] {
  return text.trim().split(/\s+/)
}
