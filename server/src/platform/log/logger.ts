import { pino } from 'pino'
import type { DestinationStream, Logger, LoggerOptions } from 'pino'

/** Things that name or authorise a person, wherever they turn up in a text. */
const PRIVATE = [
  /[\w.+-]+@[\w-]+\.[\w.-]+/g,
  /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g,
  /\+?\d(?:[ .-]?\d){7,}/g,
  /\b\d{6}\b/g,
  /\b[\w-]{32,}\b/g,
]

/** @returns the text without addresses, tokens, phone numbers and codes */
export function scrub(text: string): string {
  // The query builder writes the values of a failed statement behind this word.
  const withoutValues = text.split(/\nparams:/)[0] ?? ''
  return PRIVATE.reduce((scrubbed, pattern) => scrubbed.replace(pattern, '[…]'), withoutValues)
}

function frames(stack: string | undefined): string[] | undefined {
  return stack
    ?.split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .map((line) => line.trim())
}

/** A copy of an error counts as one: the queue of the jobs passes on such copies. */
function isError(value: unknown): value is Error {
  if (typeof value !== 'object' || value === null) return false
  return value instanceof Error || ('message' in value && typeof value.message === 'string')
}

function describeError(error: unknown): unknown {
  if (!isError(error)) return typeof error === 'string' ? scrub(error) : typeof error
  return {
    type: error.name,
    message: scrub(error.message),
    ...('code' in error && { code: error.code }),
    ...('constraint' in error && { constraint: error.constraint }),
    stack: frames(error.stack),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  }
}

const HIDDEN = ['password', 'newPassword', 'token', 'code', 'email', 'phone', 'authorization', 'session', 'to']

export function createLogger(level: LoggerOptions['level'] = 'info', destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { err: describeError, error: describeError },
    redact: { paths: [...HIDDEN, ...HIDDEN.map((name) => `*.${name}`)], censor: '[…]' },
  }
  return destination ? pino(options, destination) : pino(options)
}
