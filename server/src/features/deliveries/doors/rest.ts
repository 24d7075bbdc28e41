import { updateValidationDocs } from '@volant/contract/rest/deliveries'
import { defineRoute } from '../../../platform/operations/registry'
import type { RestOperation } from '../../../platform/operations/registry'
import type { createValidationDocs } from '../service/validation-docs'

/** An upload answers the address as it was asked for; the same file is meant without it. */
const withoutHost = (url: string, origin: string) => (url.startsWith(`${origin}/`) ? url.slice(origin.length) : url)

export function deliveryDoors(fileDocuments: ReturnType<typeof createValidationDocs>): RestOperation[] {
  return [
    defineRoute(updateValidationDocs, {}, (ctx, { body }, reply) => {
      const { protocol, host } = reply.request
      const validationDocs = body.validationDocs.map((doc) => ({
        ...doc,
        url: withoutHost(doc.url, `${protocol}://${host}`),
      }))
      return fileDocuments(ctx, { ...body, validationDocs })
    }),
  ]
}
