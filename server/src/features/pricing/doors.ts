import { estimatePrice } from '@volant/contract/rest/deliveries'
import { defineResolver, defineRoute } from '../../platform/operations/registry'
import type { Operation } from '../../platform/operations/registry'
import type { Calculate } from './service/calculator'
import type { Tariffs } from './service/tariff'

const DAY = 86_400

export function pricingDoors(calculate: Calculate, tariffs: Tariffs): Operation[] {
  return [
    defineRoute(
      estimatePrice,
      {
        limits: [
          { by: 'user', max: 30, seconds: 60 },
          { by: 'user', max: 300, seconds: DAY },
        ],
      },
      ({ actor }, { body }) => calculate(actor, body),
    ),
    defineResolver('tariff', {}, () => tariffs.history()),
    defineResolver('updateTariff', { idempotent: true }, (ctx, { tariff, version }) =>
      tariffs.update(ctx, tariff, version ?? undefined),
    ),
  ]
}
