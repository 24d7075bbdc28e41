import { mandate, mandateOfDriver, signMandate } from '@volant/contract/rest/drivers'
import { defineRoute } from '../../../platform/operations/registry'
import type { RestOperation } from '../../../platform/operations/registry'
import type { Mandates } from '../service/mandate'

/** The password is guessed at here, and a document is drawn each time. */
const SIGNED = [{ by: 'user', max: 10, seconds: 900 }] as const
const LOOKED_AT = [{ by: 'ip', max: 20, seconds: 60 }] as const

export function mandateDoors(mandates: Mandates): RestOperation[] {
  return [
    defineRoute(signMandate, { limits: SIGNED }, (ctx, { body }) => mandates.sign(ctx, body)),
    defineRoute(mandate, { limits: LOOKED_AT }, ({ actor }, { query }) => mandates.document(actor, query.mandateId)),
    defineRoute(mandateOfDriver, {}, ({ actor }, { params }) => mandates.ofDriver(actor, params.id)),
  ]
}
