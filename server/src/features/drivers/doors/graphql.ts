import type { UpdateDriverInput } from '@volant/contract/schema.generated'
import { answerChange } from '../../../platform/graphql/answer'
import { selectedFields } from '../../../platform/graphql/selection'
import { defineResolver } from '../../../platform/operations/registry'
import type { GraphqlOperation, RequestContext } from '../../../platform/operations/registry'
import type { DriverReads } from '../read/drivers'
import type { DaysOffService } from '../service/days-off'
import type { VerifyPaper } from '../service/papers'
import type { DriverStates } from '../service/states'
import type { UpdateDriver } from '../service/update'

const CHANGES = { by: 'user', max: 60, seconds: 900 } as const
/** A session left open could guess at its driver's password here, and a driver at addresses that have an account. */
const WITH_PASSWORD = {
  by: ({ actor }: RequestContext, { input }: { readonly input: UpdateDriverInput }) =>
    actor.role === 'DRIVER' && input.currentPassword != null ? actor.sub : undefined,
  max: 10,
  seconds: 3600,
} as const

export function driverResolvers(
  drivers: DriverReads,
  { move }: DriverStates,
  update: UpdateDriver,
  verify: VerifyPaper,
  daysOff: DaysOffService,
): GraphqlOperation[] {
  const answer = answerChange(drivers.byId)
  return [
    defineResolver('findAllDrivers', {}, ({ actor }, args, info) =>
      drivers.list(actor, args, selectedFields(info).get('records') ?? new Map()),
    ),
    defineResolver('findDriverById', {}, ({ actor }, { id }, info) => drivers.byId(actor, id, selectedFields(info))),
    defineResolver('getDriverById', {}, ({ actor }, { id }, info) => drivers.byId(actor, id, selectedFields(info))),
    defineResolver('findDriverBySub', {}, ({ actor }, { sub }, info) =>
      drivers.bySub(actor, sub, selectedFields(info)),
    ),
    defineResolver('findAutoCompleteListDrivers', {}, ({ actor }, { keyword, limit }) =>
      drivers.autocomplete(actor, keyword ?? '', limit),
    ),
    defineResolver('acceptDriver', { idempotent: true }, (ctx, { driverId }, info) =>
      answer(ctx, info, (within) => move(within, 'accept', { id: driverId })),
    ),
    defineResolver('rejectDriver', { idempotent: true }, (ctx, { email }, info) =>
      answer(ctx, info, (within) => move(within, 'reject', { email })),
    ),
    defineResolver('cancelRejectDriver', { idempotent: true }, (ctx, { email }, info) =>
      answer(ctx, info, (within) => move(within, 'cancelReject', { email })),
    ),
    defineResolver('disableDriver', { idempotent: true }, (ctx, { email, reason }, info) =>
      answer(ctx, info, (within) => move(within, 'disable', { email, reason })),
    ),
    defineResolver('enableDriver', { idempotent: true }, (ctx, { email }, info) =>
      answer(ctx, info, (within) => move(within, 'enable', { email })),
    ),
    defineResolver('verifyDriverPaper', { idempotent: true }, (ctx, args, info) =>
      answer(ctx, info, (within) => verify(within, args)),
    ),
    defineResolver('updateDriver', { idempotent: true, limits: [CHANGES, WITH_PASSWORD] }, (ctx, { input }, info) =>
      answer(ctx, info, (within) => update(within, input)),
    ),
    defineResolver('addDriverDaysOff', { idempotent: true }, (ctx, { input }, info) =>
      answer(ctx, info, (within) => daysOff.add(within, input)),
    ),
    defineResolver('removeDriverDaysOff', { idempotent: true }, (ctx, { input }, info) =>
      answer(ctx, info, (within) => daysOff.remove(within, input)),
    ),
  ]
}
