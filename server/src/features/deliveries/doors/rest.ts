import { updateValidationDocs } from '@volant/contract/rest/deliveries'
import { Id } from '@volant/contract/rest/fields'
import type { Actor } from '@volant/domain/kernel/actor'
import * as z from 'zod'
import { named } from '../../../platform/operations/named'
import { defineRoute } from '../../../platform/operations/registry'
import type { RestOperation } from '../../../platform/operations/registry'
import type { createValidationDocs } from '../service/validation-docs'

/** An upload answers the address as it was asked for; the same file is meant without it. */
const withoutHost = (url: string, origin: string) => (url.startsWith(`${origin}/`) ? url.slice(origin.length) : url)

const NAMED = z.object({ body: z.object({ id: Id }) })

/** @param find looks for the delivery whose papers somebody names */
export function deliveryDoors(
  fileDocuments: ReturnType<typeof createValidationDocs>,
  find: (actor: Actor, id: string) => Promise<void>,
): RestOperation[] {
  return [
    defineRoute(
      updateValidationDocs,
      { idempotent: true, names: named(NAMED, (actor, { body }) => find(actor, body.id)) },
      (ctx, { body }, reply) => {
        const { protocol, host } = reply.request
        const validationDocs = body.validationDocs.map((doc) => ({
          ...doc,
          url: withoutHost(doc.url, `${protocol}://${host}`),
        }))
        return fileDocuments(ctx, { ...body, validationDocs })
      },
    ),
  ]
}
