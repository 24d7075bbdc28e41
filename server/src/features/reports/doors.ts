import { report } from '@volant/contract/rest/deliveries'
import { create as contentDisposition } from 'content-disposition'
import { defineRoute } from '../../platform/operations/registry'
import type { RestOperation } from '../../platform/operations/registry'
import type { createMissionReport } from './service/mission'

// every photo of the mission is read and drawn: some work for each
const DRAWN = [{ by: 'user', max: 20, seconds: 60 }] as const

export function missionReportDoor(draw: ReturnType<typeof createMissionReport>): RestOperation {
  return defineRoute(report, { limits: DRAWN }, async (ctx, { params }, reply) => {
    const { fileName, bytes } = await draw(ctx, params.id)
    void reply.headers({ 'content-disposition': contentDisposition(fileName), 'cache-control': 'no-store' })
    return bytes
  })
}
