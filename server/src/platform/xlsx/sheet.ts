import type { Cell, Kind } from './styles'

export interface SheetColumn {
  readonly heading: string
  readonly kind: Kind
  /** In characters. */
  readonly width: number
}

export interface Sheet {
  /** At most 31 characters. */
  readonly name: string
  readonly author: string
  readonly columns: readonly SheetColumn[]
  /** Pieces small enough to be written between two requests. */
  readonly pieces: AsyncIterable<readonly (readonly Cell[])[]>
}
