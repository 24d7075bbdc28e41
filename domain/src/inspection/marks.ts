import type * as z from 'zod'
import { figure, form, listOf, oneOf, optionalText, storageKey, uuid } from '../kernel/fields'

/** The sides of the drawing on which damage is marked. Decisions, The day without a network. */
export const MARK_VIEWS = ['LEFT', 'RIGHT', 'FRONT', 'REAR', 'ROOF', 'INTERIOR'] as const
export type MarkView = (typeof MARK_VIEWS)[number]

export const MARK_KINDS = ['SCRATCH', 'DENT', 'CRACK', 'CHIP', 'MISSING_PART', 'STAIN'] as const
export type MarkKind = (typeof MARK_KINDS)[number]

/** In millimetres, by the longest side. */
export const MARK_SIZES = ['UP_TO_30', 'OVER_30', 'OVER_100'] as const
export type MarkSize = (typeof MARK_SIZES)[number]

export const MARKS_MAX = 60
export const MARK_PHOTOS_MAX = 4
export const MARK_WORDS_MAX = 300

/** Damage seen on a vehicle. */
export interface Mark {
  /** Made on the device: filed again it is changed, not doubled. */
  readonly id: string
  readonly view: MarkView
  /** Per cent of the drawing's width and height, from its top left corner. */
  readonly x: number
  readonly y: number
  readonly kind: MarkKind
  readonly size: MarkSize
  readonly words: string | null
  /** Storage keys. */
  readonly photos: readonly string[]
}

/** A mark as it is filed: its photos join those it has. contract/schema.graphql, InspectionMarkInput. */
const markSchema = form({
  id: uuid(),
  view: oneOf(MARK_VIEWS),
  x: figure(0, 100),
  y: figure(0, 100),
  kind: oneOf(MARK_KINDS),
  size: oneOf(MARK_SIZES),
  words: optionalText(MARK_WORDS_MAX),
  photos: listOf(storageKey(), MARK_PHOTOS_MAX).nullish(),
})

export const marksSchema = listOf(markSchema, MARKS_MAX)
export const markIdsSchema = listOf(uuid(), MARKS_MAX)
export type MarkForm = z.output<typeof markSchema>

/**
 * The marks after a change: those that are filed take the place of theirs and keep the photos they had, those removed go.
 * The same change filed twice leaves the same marks.
 */
export function changedMarks(
  marks: readonly Mark[],
  filed: readonly MarkForm[],
  removed: readonly string[],
): readonly Mark[] {
  const left = new Map(marks.map((mark) => [mark.id, mark]))
  for (const { photos, words, ...mark } of filed) {
    const kept = left.get(mark.id)?.photos ?? []
    left.set(mark.id, {
      ...mark,
      words: words || null,
      photos: [...new Set([...kept, ...(photos ?? [])])].slice(0, MARK_PHOTOS_MAX),
    })
  }
  for (const id of removed) left.delete(id)
  return [...left.values()]
}
