import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'

/** By falling preference where the client has none: a client that names no type understands plain JSON. */
const OFFERED = ['application/json', 'application/graphql-response+json']

/** There are few programs, and each always accepts the same. */
const chosen = new LRUCache<string, string>({ max: 100 })

/** The type of a GraphQL answer, by what the client accepts. */
export function mediaType({ raw }: FastifyRequest): string {
  const accepted = raw.headers.accept ?? ''
  const known = chosen.get(accepted)
  if (known !== undefined) return known
  const [type = 'application/json'] = new Negotiator(raw).mediaTypes(OFFERED)
  const named = `${type}; charset=utf-8`
  chosen.set(accepted, named)
  return named
}
