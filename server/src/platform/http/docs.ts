import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import * as verbs from '@volant/contract/rest/service'
import type { FastifyInstance } from 'fastify'
import type { Authenticator } from '../operations/authenticator'
import type { OpenAPIV3 } from 'openapi-types'
import { contextOf } from '../operations/context'
import type { Catalogue } from '../operations/catalogue'
import type { Guard } from '../operations/guard'
import { defineRoute } from '../operations/registry'
import { openApiOf } from './openapi'

const PAGE = '/docs/page'

/** The door itself sends on to the page, whose scripts and styles need paths of their own. */
export const docsDoor = defineRoute(verbs.docs, {}, (_ctx, _input, reply) => reply.redirect(`${PAGE}/`))

interface Described {
  readonly catalogue: Catalogue
  readonly guard: Guard
  readonly authenticator: Authenticator
}

/** OpenAPI as a page, and as JSON below it. */
export async function describeRoutes(
  app: FastifyInstance,
  { catalogue, guard, authenticator }: Described,
): Promise<void> {
  // the plugin serves any version, its types stop at 3.0
  const document = openApiOf(catalogue) as OpenAPIV3.Document
  await app.register(swagger, { mode: 'static', specification: { document } })
  await app.register(swaggerUi, {
    routePrefix: PAGE,
    staticCSP: true,
    uiHooks: {
      async onRequest(request) {
        const { id: requestId, ip, headers } = request
        const ctx = contextOf({
          actor: await authenticator.authenticate(headers.authorization),
          requestId,
          ip,
          headers,
        })
        guard.requireSomeone(ctx, docsDoor.name)
        guard.admit(docsDoor, ctx)
      },
    },
  })
}
