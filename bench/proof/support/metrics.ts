/** Reads the figures of a server that was started with it. */
export const METRICS_TOKEN = 'the-token-of-the-proofs-that-reads-figures'

/** One figure of `/metrics`; some begin anew with each reading. */
export async function figureOf(origin: string, name: string): Promise<number> {
  const response = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
  const text = await response.text()
  const [, value] = new RegExp(`^${name} (\\S+)$`, 'm').exec(text) ?? []
  if (value === undefined) throw new Error(`/metrics has no ${name}: ${response.status}`)
  return Number(value)
}
