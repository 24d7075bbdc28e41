import { newDelivery, send } from './deliveries'
import { graphql } from './http'
import type { Answer } from './http'
import type { Journal } from './journal'
import type { Signed } from './sign-in'

const SECOND_MS = 1000
const LIST = `query { findAllDeliveries(pagination: { page: 0, perPage: 20 }) { total records { id publicId status version } } }`
const COUNTS = `query { getDeliveriesCountByAdmin { requestedCount } }`

interface Sent {
  /** When the request left, by performance.now(). */
  readonly at: number
  /** Milliseconds until its answer. */
  readonly took: number
  readonly answer: Answer<unknown>
}

export interface SteadyLoad {
  readonly sent: readonly Sent[]
  /** Sends no more, and waits for what is under way. */
  end(): Promise<void>
}

/**
 * So many requests a second whatever becomes of them, as people would: of five, one orders a delivery, the others read. What was
 * ordered is noted as acked.
 */
export function startLoad(
  originOf: () => string,
  perSecond: number,
  { owner, admin }: { readonly owner: Signed; readonly admin: Signed },
  journal: Journal,
): SteadyLoad {
  const sent: Sent[] = []
  const underWay = new Set<Promise<void>>()
  let count = 0

  async function ask(turn: number): Promise<Answer<unknown>> {
    if (turn % 5 > 0) return graphql(originOf(), admin, turn % 2 === 0 ? LIST : COUNTS, {})
    const answer = await send(originOf(), owner, 'createDelivery', newDelivery())
    const { body } = answer
    if (body) journal.acked.push({ kind: 'log', values: [body.id, body.version, body.status] })
    return answer
  }

  const timer = setInterval(() => {
    count += 1
    const at = performance.now()
    const asked = ask(count).then((answer) => {
      sent.push({ at, took: performance.now() - at, answer })
      underWay.delete(asked)
    })
    underWay.add(asked)
  }, SECOND_MS / perSecond)

  return {
    sent,
    async end() {
      clearInterval(timer)
      await Promise.all(underWay)
    },
  }
}
