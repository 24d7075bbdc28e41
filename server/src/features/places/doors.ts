import { AppError } from '@volant/contract/errors'
import { autocompletePlaces, findPlace, findRoute } from '@volant/contract/rest/places'
import type { RestOperation } from '../../platform/operations/registry'
import { defineRoute } from '../../platform/operations/registry'
import type { PlacesService } from './service'

// Typing fast is five questions a second at most; providers bill each.
const TYPING = { by: 'user', max: 300, seconds: 60 } as const
const LOOKING = { by: 'user', max: 120, seconds: 60 } as const
const DAY = 86_400
const TYPING_OF_A_DAY = { by: 'user', max: 6000, seconds: DAY } as const
const LOOKING_OF_A_DAY = { by: 'user', max: 2000, seconds: DAY } as const

/** @param isGuest whether a token is the secret of a delivery that may be followed now */
export function placesDoors(
  places: PlacesService,
  isGuest: (token: string | undefined) => Promise<boolean>,
): RestOperation[] {
  return [
    defineRoute(autocompletePlaces, { limits: [TYPING, TYPING_OF_A_DAY] }, (_ctx, { query }) =>
      places.autocomplete(query.q, query.session),
    ),
    defineRoute(findPlace, { limits: [LOOKING, LOOKING_OF_A_DAY] }, (_ctx, { params, query }) =>
      places.find(params.place_id, query?.session),
    ),
    defineRoute(findRoute, { limits: [LOOKING, LOOKING_OF_A_DAY] }, async ({ actor, token }, { query }) => {
      if (actor.role === 'ANONYMOUS' && !(await isGuest(token))) throw new AppError('UNAUTHENTICATED')
      return places.route([query.from, ...(query.via ? [query.via] : []), query.to])
    }),
  ]
}
