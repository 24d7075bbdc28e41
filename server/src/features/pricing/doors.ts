import { estimatePrice } from '@volant/contract/rest/deliveries'
import { defineResolver, defineRoute } from '../../platform/operations/registry'
import type { Operation } from '../../platform/operations/registry'
import type { Quotes } from './service/quote'
import type { Tariffs } from './service/tariff'

const DAY = 86_400

export function pricingDoors(quotes: Quotes, tariffs: Tariffs): Operation[] {
  return [
    defineRoute(
      estimatePrice,
      {
        limits: [
          { by: 'user', max: 30, seconds: 60 },
          { by: 'user', max: 300, seconds: DAY },
        ],
      },
      (_ctx, { body }) => quotes.mission(body),
    ),
    defineResolver('tariff', {}, () => tariffs.history()),
    defineResolver('updateTariff', {}, ({ actor }, { tariff }) => tariffs.update(actor, tariff)),
  ]
}
