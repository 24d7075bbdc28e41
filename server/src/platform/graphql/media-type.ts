import type { FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'

/** By falling preference where the client has none: a client that names no type understands plain JSON. */
const OFFERED = ['application/json', 'application/graphql-response+json']

/** The type of a GraphQL answer, by what the client accepts. */
export function mediaType({ raw }: FastifyRequest): string {
  const [type = 'application/json'] = new Negotiator(raw).mediaTypes(OFFERED)
  return `${type}; charset=utf-8`
}
