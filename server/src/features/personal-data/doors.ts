import { create as contentDisposition } from 'content-disposition'
import { erasePerson, exportOwnData, exportPersonData } from '@volant/contract/rest/personal-data'
import type { FastifyReply } from 'fastify'
import { defineRoute } from '../../platform/operations/registry'
import type { RestOperation } from '../../platform/operations/registry'
import type { PersonalData } from './service'

/** Some twenty readings, a few of them of whole tables. */
const FEW = { by: 'user', max: 20, seconds: 3600 } as const

function answerFile(reply: FastifyReply, data: { readonly at: string }): string {
  const fileName = `volant-${data.at.slice(0, 10)}.json`
  void reply.header('content-disposition', contentDisposition(fileName, { type: 'attachment' }))
  return JSON.stringify(data, null, 2)
}

export function personalDataDoors(people: PersonalData): RestOperation[] {
  return [
    defineRoute(exportOwnData, { limits: [FEW] }, async (ctx, _input, reply) =>
      answerFile(reply, await people.export(ctx)),
    ),
    defineRoute(exportPersonData, { limits: [FEW] }, async (ctx, { params }, reply) =>
      answerFile(reply, await people.export(ctx, params.id)),
    ),
    defineRoute(erasePerson, { idempotent: true }, async (ctx, { params }) => {
      await people.erase(ctx, params.id)
      return { success: true } as const
    }),
  ]
}
