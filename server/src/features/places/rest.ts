import { autocompletePlaces, findPlace, findRoute } from '@volant/contract/rest/places'
import type { RestOperation } from '../../platform/operations/registry'
import { defineRoute } from '../../platform/operations/registry'
import type { PlacesService } from './service'

// Typing fast is five questions a second at most; providers bill each.
const TYPING = { by: 'user', max: 300, seconds: 60 } as const
const LOOKING = { by: 'user', max: 120, seconds: 60 } as const

export function placesDoors(places: PlacesService): RestOperation[] {
  return [
    defineRoute(autocompletePlaces, { limits: [TYPING] }, (_ctx, { query }) =>
      places.autocomplete(query.q, query.session),
    ),
    defineRoute(findPlace, { limits: [LOOKING] }, (_ctx, { params, query }) =>
      places.find(params.place_id, query?.session),
    ),
    defineRoute(findRoute, { limits: [LOOKING] }, (_ctx, { query }) =>
      places.route([query.from, ...(query.via ? [query.via] : []), query.to]),
    ),
  ]
}
