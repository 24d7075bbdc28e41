import {
  answerConfirmation,
  confirmationToken,
  readConfirmation,
  sendConfirmationSms,
} from '@volant/contract/rest/deliveries'
import { Id } from '@volant/contract/rest/fields'
import * as z from 'zod'
import { named } from '../../platform/operations/named'
import { defineRoute } from '../../platform/operations/registry'
import type { RestOperation } from '../../platform/operations/registry'
import type { Confirmation } from './service'

const PUBLIC = [{ by: 'ip', max: 60, seconds: 60 }] as const
const DAY = 86_400
const NAMED = z.object({ body: z.object({ deliveryId: Id }) })

export function confirmationDoors(confirmation: Confirmation): RestOperation[] {
  return [
    defineRoute(
      sendConfirmationSms,
      {
        idempotent: true,
        names: named(NAMED, (actor, { body }) => confirmation.find(actor, body.deliveryId)),
        limits: [
          { by: 'user', max: 20, seconds: 3600 },
          { by: () => 'everybody', max: 200, seconds: DAY },
        ],
      },
      (ctx, { body }) => confirmation.sendSms(ctx, body),
    ),
    defineRoute(confirmationToken, {}, ({ actor, ip }, { params }) => confirmation.mint(actor, params.id, ip)),
    defineRoute(readConfirmation, { limits: PUBLIC }, ({ token }) => confirmation.summary(token)),
    defineRoute(answerConfirmation, { limits: PUBLIC }, ({ token }, { body }) =>
      confirmation.answer(token, body.status),
    ),
  ]
}
