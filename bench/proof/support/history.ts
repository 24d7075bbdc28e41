import type { Query } from './database'
import type { Changed } from './deliveries'
import { graphql } from './http'
import type { Answer, Caller } from './http'

/** A change that somebody was told is made. */
export interface Acked {
  readonly delivery: string
  /** Of the delivery after it; an answer that names none is counted only. */
  readonly version: number | undefined
  readonly actor: string
}

interface Line {
  readonly delivery: string
  readonly version: number
  readonly actor: string
  readonly action: string
  readonly from: string | null
  readonly to: string
}

/** Where a delivery may go from each status by what the row does, written from the description and not from the code. */
const EDGES: Readonly<Record<string, readonly string[]>> = {
  REQUESTED: ['CONFIRMED', 'WAITING_FOR_DRIVER', 'SET', 'CANCELLED_BY_MANDATORY'],
  CONFIRMED: ['WAITING_FOR_DRIVER', 'SET', 'COMPLETED'],
  WAITING_FOR_DRIVER: ['SET', 'COMPLETED'],
  SET: ['WAITING_FOR_DRIVER', 'PICKUP_DRIVER', 'COMPLETED'],
  PICKUP_DRIVER: ['ONGOING', 'COMPLETED'],
  ONGOING: ['COMPLETED'],
  COMPLETED: [],
  CANCELLED_BY_MANDATORY: ['REQUESTED'],
}

export function confirm(origin: string, who: Caller, deliveryId: string): Promise<Answer<Changed>> {
  const query = 'mutation($deliveryId: ID!) { confirmDelivery(deliveryId: $deliveryId) { id version status } }'
  return graphql<Changed>(origin, who, query, { deliveryId })
}

const isEdge = ({ from, to }: Line) => from === null || from === to || (EDGES[from]?.includes(to) ?? false)

/** Compares what was acked with the log. The two lines that ordering leaves are no change of the race. */
export async function findHistoryFaults(query: Query, acked: readonly Acked[]): Promise<string[]> {
  const lines = await query<Line>(
    `SELECT delivery_id AS delivery, version, actor_sub AS actor, action, from_status AS "from", to_status AS "to"
      FROM delivery_logs ORDER BY delivery_id, version`,
  )
  const bad = lines.filter((line) => !isEdge(line)).map((line) => `no such step: ${JSON.stringify(line)}`)
  const byKey = new Map(lines.map((line) => [`${line.delivery} ${line.version}`, line]))
  const named = acked.filter(({ version }) => version !== undefined)
  for (const { delivery, version, actor } of named) {
    const line = byKey.get(`${delivery} ${version}`)
    if (line?.actor !== actor)
      bad.push(`version ${version} of ${delivery} was acked to ${actor}, the log has ${line?.actor}`)
  }
  if (new Set(named.map(({ delivery, version }) => `${delivery} ${version}`)).size !== named.length)
    bad.push('two changes were acked with the same version')
  for (const delivery of new Set(lines.map((line) => line.delivery))) {
    const written = lines.filter((line) => line.delivery === delivery).length - ORDERED
    const told = acked.filter((one) => one.delivery === delivery).length
    if (written !== told) bad.push(`${delivery} has ${written} lines after ${told} successes`)
  }
  return bad
}

/** Lines that both steps of ordering write. */
const ORDERED = 2
