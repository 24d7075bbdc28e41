import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import * as verbs from '@volant/contract/rest/service'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import type { Authenticator } from '../operations/authenticator'
import { contextOf } from '../operations/context'
import type { Guard } from '../operations/guard'
import { defineRoute } from '../operations/registry'

const PAGE = '/docs/page'

/** The door itself sends on to the page, whose scripts and styles need paths of their own. */
export const docsDoor = defineRoute(verbs.docs, {}, (_ctx, _input, reply) => reply.redirect(`${PAGE}/`))

/** OpenAPI from the verbs. To be registered before the routes it describes. */
export async function describeRoutes(
  app: FastifyInstance,
  { guard, authenticator }: { readonly guard: Guard; readonly authenticator: Authenticator },
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      info: { title: 'Volant', version: '1' },
      components: { securitySchemes: { session: { type: 'apiKey', in: 'header', name: 'authorization' } } },
      security: [{ session: [] }],
    },
    transform: jsonSchemaTransform,
  })
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
        await guard.admit(docsDoor, ctx, undefined)
      },
    },
  })
}
