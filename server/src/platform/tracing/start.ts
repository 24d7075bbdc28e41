import { setTimeout as sleep } from 'node:timers/promises'
import { SpanKind } from '@opentelemetry/api'
import { ExportResultCode, W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base'
import type { SpanExporter } from '@opentelemetry/sdk-trace-base'
import type { FastifyBaseLogger } from 'fastify'
import { followRequests } from './requests'
import { createSpans, endFailed } from './spans'
import { followStatements } from './statements'
import type { Tracing, TracingSettings } from './tracing'

const FAREWELL_MS = 1000

/** The library keeps its failures to itself: the first of them is told. */
function telling(exporter: SpanExporter, log: Pick<FastifyBaseLogger, 'warn'>): SpanExporter {
  let arrives = true
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const arrived = result.code === ExportResultCode.SUCCESS
        if (arrives && !arrived) log.warn({ err: result.error }, 'traces do not arrive')
        arrives = arrived
        done(result)
      })
    },
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  }
}

/** Samplers, sizes of batches, headers and limits are read by the library from its own standard variables. */
export function startTracing(
  { endpoint, service, behindProxy }: TracingSettings & { readonly endpoint: string },
  log: FastifyBaseLogger,
): Tracing {
  const provider = new BasicTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': service }))
      .merge(detectResources({ detectors: [envDetector] })),
    // what does not fit into its queue is dropped: nobody waits for it
    spanProcessors: [new BatchSpanProcessor(telling(new OTLPTraceExporter({ url: endpoint }), log))],
  })
  const spans = createSpans(provider.getTracer('volant'))
  const parents = behindProxy ? new W3CTraceContextPropagator() : undefined
  return {
    async follow(name, attributes, work) {
      const { span, context } = spans.start(name, SpanKind.INTERNAL, attributes)
      try {
        const result = await spans.within(context, work)
        span.end()
        return result
      } catch (error) {
        endFailed(span, error)
        throw error
      }
    },
    apart: spans.apart,
    followRequests: (app) => followRequests(app, spans, parents),
    followStatements: (pool) => followStatements(pool, spans),
    async close() {
      const flushed = provider.shutdown().catch(() => undefined)
      await Promise.race([flushed, sleep(FAREWELL_MS, undefined, { ref: false })])
    },
  }
}
