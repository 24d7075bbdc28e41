import type { IncomingHttpHeaders } from 'node:http'
import { AppError } from '@volant/contract/errors'
import type { Actor, Language } from '@volant/domain/kernel/actor'
import { isValid } from 'date-fns'
import { isSafeText } from './inputs'
import type { RequestContext } from './registry'

interface Call {
  readonly actor: Actor
  readonly requestId: string
  readonly ip: string
  readonly headers: IncomingHttpHeaders
  readonly idempotent?: boolean
}

const KEY = /^[\x21-\x7e]{1,200}$/
const VERSION = /^(?:W\/)?"?(\d{1,9})"?$/
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z$/

/** The language of the screen that asks; without one, the language of the account. */
function languageOf(actor: Actor, accepted: string | undefined): Language {
  const [, first] = /\b(fr|en)\b/i.exec(accepted ?? '') ?? []
  if (first) return first.toLowerCase() === 'en' ? 'en' : 'fr'
  return actor.role === 'ANONYMOUS' ? 'fr' : actor.language
}

function single(value: string | string[] | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined
}

/** It only puts other times right: one that cannot be read is none. */
function momentOf(text: string | undefined): Date | undefined {
  if (text === undefined || !MOMENT.test(text)) return undefined
  const at = new Date(text)
  return isValid(at) ? at : undefined
}

function badHeader(path: string): AppError {
  return new AppError('BAD_USER_INPUT', { fields: [{ path, code: 'invalid' }] })
}

/** @throws AppError BAD_USER_INPUT for an unusable Idempotency-Key, If-Match or token header */
export function contextOf({ actor, requestId, ip, headers, idempotent }: Call): RequestContext {
  const key = idempotent ? single(headers['idempotency-key']) : undefined
  if (key !== undefined && !KEY.test(key)) throw badHeader('Idempotency-Key')
  const version = single(headers['if-match'])
  const matched = version === undefined || version === '*' ? undefined : VERSION.exec(version)
  if (matched === null) throw badHeader('If-Match')
  const token = single(headers['token'])
  if (token !== undefined && (token.length > 4096 || !isSafeText(token))) throw badHeader('token')
  const userAgent = single(headers['user-agent'])
  const sentAt = momentOf(single(headers['x-sent-at']))
  return {
    actor,
    requestId,
    ip,
    language: languageOf(actor, headers['accept-language']),
    ...(userAgent !== undefined && { userAgent }),
    ...(key !== undefined && { idempotencyKey: key }),
    ...(sentAt !== undefined && { sentAt }),
    ...(matched?.[1] && { ifMatch: Number(matched[1]) }),
    ...(token !== undefined && { token }),
  }
}
