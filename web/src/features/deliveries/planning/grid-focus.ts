import type { PlannedRow } from './planned'

/** What the arrow keys reached: a row and a place in it, of which 0 is the driver. */
export interface Spot {
  readonly row: number
  readonly at: number
}

/** The mission of another row that begins nearest to this one; the driver where there is none. */
function nearest(rows: readonly PlannedRow[], from: Spot, row: number): Spot {
  const start = rows[from.row]?.missions[from.at - 1]?.mission.from
  const missions = rows[row]?.missions ?? []
  if (start === undefined || missions.length === 0) return { row, at: 0 }
  const distances = missions.map(({ mission }) => Math.abs(mission.from - start))
  return { row, at: distances.indexOf(Math.min(...distances)) + 1 }
}

const PAGE = 10

/** Where a key leads from a spot; null for a key that means nothing here. */
export function spotAfter(key: string, rows: readonly PlannedRow[], from: Spot): Spot | null {
  const last = rows.length - 1
  const rowAt = (row: number) => nearest(rows, from, Math.min(last, Math.max(0, row)))
  const most = rows[from.row]?.missions.length ?? 0
  switch (key) {
    case 'ArrowLeft':
      return { row: from.row, at: Math.max(0, from.at - 1) }
    case 'ArrowRight':
      return { row: from.row, at: Math.min(most, from.at + 1) }
    case 'Home':
      return { row: from.row, at: 0 }
    case 'End':
      return { row: from.row, at: most }
    case 'ArrowUp':
      return rowAt(from.row - 1)
    case 'ArrowDown':
      return rowAt(from.row + 1)
    case 'PageUp':
      return rowAt(from.row - PAGE)
    case 'PageDown':
      return rowAt(from.row + PAGE)
    default:
      return null
  }
}

/** The spot again after the rows have changed. */
export function keptSpot(rows: readonly PlannedRow[], { row, at }: Spot): Spot {
  const kept = Math.min(row, Math.max(0, rows.length - 1))
  return { row: kept, at: Math.min(at, rows[kept]?.missions.length ?? 0) }
}
