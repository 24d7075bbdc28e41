import { AsyncLocalStorage } from 'node:async_hooks'
import { ROOT_CONTEXT, SpanStatusCode, trace } from '@opentelemetry/api'
import type { Attributes, Context, Span, SpanKind, Tracer } from '@opentelemetry/api'
import { sqlState } from '../db/sqlstate'

/** Spans beneath each other, along what awaits what. Nothing of the library is global: several servers live in one process. */
export function createSpans(tracer: Tracer) {
  const active = new AsyncLocalStorage<Context>()
  return {
    /** What is followed now. */
    current: () => active.getStore(),
    start(name: string, kind: SpanKind, attributes: Attributes, parent: Context = ROOT_CONTEXT) {
      const span = tracer.startSpan(name, { kind, attributes }, parent)
      return { span, context: trace.setSpan(parent, span) }
    },
    apart: <T>(work: () => T): T => active.exit(work),
    within: <T>(context: Context, work: () => T): T => active.run(context, work),
  }
}

export type Spans = ReturnType<typeof createSpans>

/** By its kind alone: what a failure says may hold what somebody typed. */
export function endFailed(span: Span, error: unknown): void {
  const type = sqlState(error) ?? (error instanceof Error ? error.name : 'unknown')
  span.setAttribute('error.type', type).setStatus({ code: SpanStatusCode.ERROR }).end()
}
