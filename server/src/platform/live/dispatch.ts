import { AppError } from '@volant/contract/errors'
import type { FastifyBaseLogger } from 'fastify'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { Socket } from 'socket.io'
import { outcomeOf } from '../http/metrics'
import type { Metrics } from '../http/metrics'
import { toAppError } from '../operations/failures'
import type { Guard } from '../operations/guard'
import { parseInput } from '../operations/inputs'
import type { LiveOperation, RequestContext } from '../operations/registry'

type Ack = (answer: object) => void

interface Dispatching {
  readonly guard: Guard
  readonly log: FastifyBaseLogger
  readonly metrics: Pick<Metrics, 'events'>
  /** Who the socket is now: read again at each event, so that a right that ended ends here too. */
  readonly call: (socket: Socket) => Promise<RequestContext>
}

const FLOOD = { points: 40, duration: 1 }

/** `(payload?, ack?)`; anything else is not an event of ours. */
function readArguments(args: readonly unknown[]): { payload: unknown; ack?: Ack; wellFormed: boolean } {
  const last = args.at(-1)
  // socket.io gives an event a function only where the sender waits for its ack
  const ack = typeof last === 'function' ? (last as Ack) : undefined
  const payloads = ack ? args.slice(0, -1) : args
  return { payload: payloads[0], wellFormed: payloads.length <= 1, ...(ack && { ack }) }
}

function plain(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {}
}

/** Answers events of one socket: whatever arrives, the answer is an ack and nothing is thrown. */
export function createDispatch({ guard, log, metrics, call }: Dispatching) {
  const flood = new RateLimiterMemory(FLOOD)

  async function answer(operation: LiveOperation, socket: Socket, payload: unknown) {
    const ctx = await call(socket)
    guard.requireSomeone(ctx, operation.name)
    guard.admit(operation, ctx)
    const input = parseInput(operation.input, payload)
    await guard.limit(operation, ctx, input)
    // parsed by the schema that the handler was defined with
    return operation.handler(ctx, input as never, socket)
  }

  return async (operation: LiveOperation | undefined, socket: Socket, args: readonly unknown[]) => {
    const { payload, ack, wellFormed } = readArguments(args)
    // never the name that the browser gave: there would be no end of them
    const event = operation?.name.slice('live '.length) ?? 'unknown'
    try {
      await flood.consume(socket.id).catch(() => {
        throw new AppError('RATE_LIMITED', { retryAfter: 1 })
      })
      if (!operation) throw new AppError('NOT_FOUND')
      if (!wellFormed) throw new AppError('BAD_USER_INPUT')
      const result = await answer(operation, socket, payload)
      metrics.events.inc({ event, outcome: 'answered' })
      ack?.({ ...plain(result), ok: true })
    } catch (thrown) {
      const failure = toAppError(thrown)
      metrics.events.inc({ event, outcome: outcomeOf(failure) })
      if (failure.statusCode >= 500) log.error({ err: thrown, op: operation?.name }, failure.code)
      const { statusCode: _status, message: _message, ...body } = failure.toBody()
      ack?.({ ok: false, ...body })
    }
  }
}
