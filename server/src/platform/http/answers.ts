import { AppError } from '@volant/contract/errors'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { toAppError } from '../operations/failures'

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** What Fastify itself refuses: a body too big, another content type, text that is no JSON. */
function ofFramework(error: unknown): AppError | undefined {
  if (!isRecord(error) || typeof error['statusCode'] !== 'number') return undefined
  switch (error['statusCode']) {
    case 404:
      return new AppError('NOT_FOUND')
    case 413:
      return new AppError('PAYLOAD_TOO_LARGE')
    case 415:
      return new AppError('UNSUPPORTED_MEDIA_TYPE')
    case 503:
      return new AppError('UNAVAILABLE', { retryAfter: 2 })
    default:
      return error['statusCode'] < 500 ? new AppError('BAD_USER_INPUT') : undefined
  }
}

export function failureOf(thrown: unknown): AppError {
  const failure = toAppError(thrown)
  return failure.code === 'INTERNAL' ? (ofFramework(thrown) ?? failure) : failure
}

/** Whoever stands in front asks every other second whether the server is ready; a no, for instance while it stops, is no fault. */
export const asksHealth = ({ routeOptions }: FastifyRequest) => routeOptions.url?.startsWith('/health/') === true

const isCutShort = (thrown: unknown) => isRecord(thrown) && thrown['code'] === 'ERR_STREAM_PREMATURE_CLOSE'

/** Tells the log what went wrong here. @param thrown what the failure was made of */
export function logFailure(failure: AppError, thrown: unknown, { request, raw, log }: FastifyReply): void {
  // who has left mid-answer is no fault of ours; the answer being compressed may hear of it before the connection does
  const isGone = request.raw.socket.destroyed || raw.destroyed || isCutShort(thrown)
  if (failure.statusCode >= 500 && !isGone && !asksHealth(request))
    log.error({ reqId: request.id, err: thrown }, failure.code)
}

/** Writes the one error shape of the contract. */
export function sendFailure(thrown: unknown, reply: FastifyReply): FastifyReply {
  const failure = failureOf(thrown)
  logFailure(failure, thrown, reply)
  if (failure.retryAfter !== undefined) reply.header('retry-after', failure.retryAfter)
  return reply
    .code(failure.statusCode)
    .header('cache-control', 'no-store')
    .removeHeader('content-disposition')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(failure.toBody())
}
