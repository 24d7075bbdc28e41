import type { Attributes } from '@opentelemetry/api'
import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'

/** Follows what the product does for somebody who watches it from outside. Nothing of it names a person. */
export interface Tracing {
  /** Work beside the requests, as a trace of its own. */
  follow<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T>
  /** Work that begins during something followed and is no part of it. */
  apart<T>(work: () => T): T
  /** Each request, beneath what the proxy says that it belongs to. */
  followRequests(app: FastifyInstance): void
  /** The statements of whatever is followed. */
  followStatements(pool: Pool): void
  /** Sends what was not sent yet, but waits for nobody who does not take it. */
  close(): Promise<void>
}

export const UNTRACED: Tracing = {
  follow: (_name, _attributes, work) => work(),
  apart: (work) => work(),
  followRequests: () => undefined,
  followStatements: () => undefined,
  close: () => Promise.resolve(),
}

export interface TracingSettings {
  /** Where traces are sent; nowhere without. */
  readonly endpoint: string | undefined
  readonly service: string
  /** Whether the traces that requests name are those of a proxy of ours. */
  readonly behindProxy: boolean
}
