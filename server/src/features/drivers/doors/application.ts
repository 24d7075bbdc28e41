import { apply as applyVerb } from '@volant/contract/rest/drivers'
import { defineRoute } from '../../../platform/operations/registry'
import type { RestOperation } from '../../../platform/operations/registry'
import { mailsToOne } from '../../identity/public'
import type { Apply } from '../service/application'

const HOUR = 3600
const BY_ADDRESS = { by: 'ip', max: 30, seconds: HOUR } as const

export function applicationDoor(apply: Apply): RestOperation {
  return defineRoute(
    applyVerb,
    { idempotent: true, limits: [BY_ADDRESS, mailsToOne(({ body }) => body.email)] },
    (ctx, { body }) => apply(ctx, body),
  )
}
