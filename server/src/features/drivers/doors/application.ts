import { apply as applyVerb } from '@volant/contract/rest/drivers'
import { defineRoute } from '../../../platform/operations/registry'
import type { RestOperation } from '../../../platform/operations/registry'
import type { Apply } from '../service/application'

const HOUR = 3600
const BY_ADDRESS = { by: 'ip', max: 30, seconds: HOUR } as const
/** Each application to one e-mail address may send it a mail. */
const BY_NAME = {
  by: (_ctx: unknown, { body }: { readonly body: { readonly email: string } }) => body.email.toLowerCase(),
  max: 5,
  seconds: HOUR,
} as const

export function applicationDoor(apply: Apply): RestOperation {
  return defineRoute(applyVerb, { limits: [BY_ADDRESS, BY_NAME] }, ({ language }, { body }) => apply(body, language))
}
