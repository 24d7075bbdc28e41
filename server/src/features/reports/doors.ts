import { report, verify } from '@volant/contract/rest/deliveries'
import { create as contentDisposition } from 'content-disposition'
import { defineRoute } from '../../platform/operations/registry'
import type { RestOperation } from '../../platform/operations/registry'
import type { createMissionReport } from './service/mission'
import type { createVerify } from './service/verify'

// every photo of the mission is read and drawn: some work for each
const DRAWN = [{ by: 'user', max: 20, seconds: 60 }] as const
const PUBLIC = [{ by: 'ip', max: 60, seconds: 60 }] as const

export function missionReportDoor(draw: ReturnType<typeof createMissionReport>): RestOperation {
  return defineRoute(report, { limits: DRAWN }, async (ctx, { params }, reply) => {
    const { fileName, bytes } = await draw(ctx, params.id)
    void reply.headers({ 'content-disposition': contentDisposition(fileName), 'cache-control': 'no-store' })
    return bytes
  })
}

export function verifyDoor(check: ReturnType<typeof createVerify>): RestOperation {
  return defineRoute(verify, { limits: PUBLIC }, (_ctx, { params }, reply) => {
    void reply.header('cache-control', 'no-store')
    return check(params.hash)
  })
}
