import type { Measured, Workload } from './measure'

/** The same workload on both sides, one right after the other. */
export interface Round {
  readonly other: Measured
  readonly product: Measured
}

const MEGABYTE = 1024 * 1024
const COLUMNS = {
  work: 16,
  'other/s': 10,
  'Volant/s': 10,
  'ratio (least – most)': 22,
  'p99 ms': 9,
  'memory MB': 13,
}

const line = (cells: readonly string[]) =>
  `${Object.values(COLUMNS)
    .map((width, index) => (index === 0 ? (cells[index] ?? '').padEnd(width) : (cells[index] ?? '').padStart(width)))
    .join('')}\n`

export const HEADER = `\n${line(Object.keys(COLUMNS))}`

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

/** A line of the medians of the rounds. @param memory the peak of each process in bytes; 0 if unknown */
export function lineOf({ name, long }: Workload, rounds: readonly Round[], memory: readonly number[]): string {
  const ratios = rounds.map(({ other, product }) => product.rate / other.rate)
  const rate = (side: keyof Round) => median(rounds.map((round) => round[side].rate)).toFixed(long ? 2 : 0)
  return line([
    name,
    rate('other'),
    rate('product'),
    `${median(ratios).toFixed(2)} (${Math.min(...ratios).toFixed(2)} – ${Math.max(...ratios).toFixed(2)})`,
    median(rounds.map(({ product }) => product.p99)).toFixed(0),
    memory
      .filter((bytes) => bytes > 0)
      .map((bytes) => (bytes / MEGABYTE).toFixed(0))
      .join(' / '),
  ])
}
