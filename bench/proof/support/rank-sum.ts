/** The share of a normal distribution beyond so many deviations on both sides; Abramowitz and Stegun 7.1.26. */
function bothTails(z: number): number {
  const x = Math.abs(z) / Math.SQRT2
  const t = 1 / (1 + 0.3275911 * x)
  const series = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t
  return series * Math.exp(-x * x)
}

/** Mann–Whitney: how likely two samples are to differ so much in their ranks where they come from one distribution. */
export function rankSumP(one: readonly number[], other: readonly number[]): number {
  const all = [...one.map((value) => ({ value, mine: true })), ...other.map((value) => ({ value, mine: false }))]
  const ranks = all
    .toSorted((a, b) => a.value - b.value)
    .reduce((sum, { mine }, index) => sum + (mine ? index + 1 : 0), 0)
  const [n, m] = [one.length, other.length]
  const mean = (n * (n + m + 1)) / 2
  return bothTails((ranks - mean) / Math.sqrt((n * m * (n + m + 1)) / 12))
}

export const medianOf = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
