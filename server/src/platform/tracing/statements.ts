import { AsyncResource } from 'node:async_hooks'
import { SpanKind } from '@opentelemetry/api'
import type { Attributes } from '@opentelemetry/api'
import type { Pool } from 'pg'
import { endFailed } from './spans'
import type { Spans } from './spans'

type Heard = (error: unknown, result: unknown) => void
/** However the driver and its users call it: a text or a question, values, somebody to hear of it. */
type Query = (...given: readonly unknown[]) => Promise<unknown> | undefined

function isNamed(
  value: unknown,
): value is { readonly name?: unknown; readonly text?: unknown; readonly statements?: unknown } {
  return typeof value === 'object' && value !== null
}

/** What a statement does and to which table first: its text is long, and may hold more than it should. */
function describe(asked: unknown): { readonly summary: string; readonly attributes: Attributes } {
  const { text, name } = isNamed(asked) ? asked : { text: asked }
  const whole = typeof text === 'string' ? text : ''
  const operation = /^\s*(\w+)/.exec(whole)?.[1]?.toUpperCase() ?? 'SQL'
  // `extract(epoch FROM date_trunc(…))` names no table
  const [, written, read] = /\b(?:into|update)\s+"?([a-z_]+)|\bfrom\s+"?([a-z_]+)\b"?(?!\s*\()/i.exec(whole) ?? []
  const table = written ?? read
  const summary = table === undefined ? operation : `${operation} ${table}`
  return {
    summary,
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      'db.query.summary': summary,
      ...(typeof name === 'string' && { 'volant.statement': name }),
    },
  }
}

/** One, or those that are answered together. */
function statementsOf(asked: unknown): readonly unknown[] {
  return isNamed(asked) && Array.isArray(asked.statements) ? asked.statements : [asked]
}

/** The same query, followed where it belongs to something that is. */
function followed(query: Query, spans: Spans): Query {
  return (...given) => {
    const parent = spans.current()
    if (parent === undefined) return query(...given)
    const begun = statementsOf(given[0]).map((statement) => {
      const { summary, attributes } = describe(statement)
      return spans.start(summary, SpanKind.CLIENT, attributes, parent).span
    })
    const failed = (error: unknown) => begun.forEach((span) => endFailed(span, error))
    const ended = () => begun.forEach((span) => span.end())
    const last = given.at(-1)
    if (typeof last === 'function') {
      const hear: Heard = (error, result) => {
        if (error) failed(error)
        else ended()
        last(error, result)
      }
      return query(...given.slice(0, -1), hear)
    }
    const answer = query(...given)
    answer?.then(ended, failed)
    return answer
  }
}

/** Each statement on the connections of a pool. */
export function followStatements(pool: Pool, spans: Spans): void {
  pool.on('connect', (client) => {
    // one function with many ways to call it
    const query = client.query.bind(client) as Query
    Object.assign(client, { query: followed(query, spans) })
  })
  // of its two forms the one with a callback
  const connect = pool.connect.bind(pool) as (heard?: () => void) => unknown
  // who waits for a connection is called by whoever gives one back, and would go on as part of that one's request
  Object.assign(pool, { connect: (heard?: () => void) => connect(heard && AsyncResource.bind(heard)) })
}
