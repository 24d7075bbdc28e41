import { ROOT_CONTEXT, SpanKind, SpanStatusCode, defaultTextMapGetter } from '@opentelemetry/api'
import type { Context, Span, TextMapPropagator } from '@opentelemetry/api'
import type { FastifyInstance } from 'fastify'
import type { Spans } from './spans'

declare module 'fastify' {
  interface FastifyRequest {
    traced: { readonly span: Span; readonly context: Context } | null
  }
}

/**
 * A span for each request, named by its operation or the route's pattern: an address may carry a secret or a name.
 * @param parents reads what requests say that they belong to; undefined where nobody is believed
 */
export function followRequests(app: FastifyInstance, spans: Spans, parents: TextMapPropagator | undefined): void {
  app.decorateRequest('traced', null)

  app.addHook('onRequest', (request, _reply, done) => {
    const { method, routeOptions, id, headers } = request
    const parent = parents?.extract(ROOT_CONTEXT, headers, defaultTextMapGetter)
    const route = routeOptions.url ?? 'unknown'
    const attributes = { 'http.request.method': method, 'http.route': route, 'volant.request_id': id }
    request.traced = spans.start(`${method} ${route}`, SpanKind.SERVER, attributes, parent)
    request.trace = request.traced.span.spanContext().traceId
    spans.within(request.traced.context, done)
  })
  app.addHook('onResponse', ({ traced, operation }, { statusCode }, done) => {
    if (traced) {
      const { span } = traced
      span.setAttribute('http.response.status_code', statusCode)
      if (operation !== null) span.updateName(operation).setAttribute('volant.operation', operation)
      if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    }
    done()
  })
}
