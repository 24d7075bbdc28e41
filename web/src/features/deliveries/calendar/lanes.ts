/** From and to in minutes since midnight. */
export interface Span {
  readonly from: number
  readonly to: number
}

export interface Placed<T> {
  readonly item: T
  readonly lane: number
  /** How many lanes the item shares the width with, its own included. */
  readonly lanes: number
}

/** Items that overlap one another, and how many of them had no room. */
export interface Cluster<T> extends Span {
  readonly placed: readonly Placed<T>[]
  readonly hidden: number
}

/** Items that overlap, directly or through others. @param items in the order of time */
function clustersOf<T extends Span>(items: readonly T[]): T[][] {
  const clusters: T[][] = []
  let end = -1
  for (const item of items) {
    if (item.from >= end) clusters.push([])
    clusters.at(-1)?.push(item)
    end = Math.max(end, item.to)
  }
  return clusters
}

/** Places items that overlap side by side, in as few lanes as possible and no more than `most`. @param items in the order of time */
export function layOut<T extends Span>(items: readonly T[], most: number): Cluster<T>[] {
  return clustersOf(items).map((cluster) => {
    const ends: number[] = []
    const shown = cluster.flatMap((item) => {
      const free = ends.findIndex((end) => end <= item.from)
      const lane = free < 0 ? ends.length : free
      if (lane >= most) return []
      ends[lane] = item.to
      return [{ item, lane }]
    })
    return {
      from: Math.min(...cluster.map(({ from }) => from)),
      to: Math.max(...cluster.map(({ to }) => to)),
      placed: shown.map((one) => ({ ...one, lanes: ends.length })),
      hidden: cluster.length - shown.length,
    }
  })
}
