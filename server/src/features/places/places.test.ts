import { beforeAll, describe, expect, it } from 'vitest'
import { ANONYMOUS } from '@volant/domain/kernel/actor'
import { autocompletePlaces, findPlace, findRoute } from '@volant/contract/rest/places'
import { ensureGazetteer } from '../../../scripts/build-gazetteer'
import { chooseMaps } from '../../platform/maps/choose'
import { placesDoors } from './doors'
import type { PlacesService } from './service'
import { createPlaces } from './service'

let places: PlacesService
beforeAll(async () => {
  const config = { PLACES_PROVIDER: 'embedded', ROUTES_PROVIDER: 'embedded' } as const
  places = createPlaces(chooseMaps(config, await ensureGazetteer(), { now: () => new Date() }))
}, 60_000)

describe('places', () => {
  it('opens the three doors of the contract', () => {
    expect(placesDoors(places, async () => false).map((door) => door.name)).toEqual([
      autocompletePlaces.operation,
      findPlace.operation,
      findRoute.operation,
    ])
  })

  it('answers in the shapes of the contract', async () => {
    const offered = await places.autocomplete(' 10 place Bellecour, 69002 Lyon ')
    expect(autocompletePlaces.replies[200].parse(offered)).toHaveLength(1)
    const place = await places.find(offered[0]?.place_id ?? '')
    expect(findPlace.replies[200].parse(place)).toEqual(place)
    const paris = await places.find('gz:FR:75108:75008')
    const route = await places.route([paris, place])
    expect(findRoute.replies[200].parse(route)).toEqual(route)
    expect(route.estimated).toBe(true)
  })

  it('asks for two characters before it searches', async () => {
    expect(await places.autocomplete(' p ')).toEqual([])
    expect(await places.autocomplete('pa')).not.toEqual([])
  })

  it('draws routes for people, and for guests who follow a delivery', async () => {
    const doors = placesDoors(places, async (token) => token === 'the secret')
    const route = doors.find(({ name }) => name === findRoute.operation)
    const query = { from: { latitude: 48.85, longitude: 2.35 }, to: { latitude: 45.76, longitude: 4.83 } }
    const ask = async (ctx: object) => route?.handler(ctx as never, { query } as never, undefined as never)
    for (const token of [undefined, 'a guess'])
      await expect(ask({ actor: ANONYMOUS, token })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    expect(await ask({ actor: ANONYMOUS, token: 'the secret' })).toMatchObject({ estimated: true })
    expect(await ask({ actor: { role: 'DRIVER' } })).toMatchObject({ estimated: true })
  })

  it.each(['gz:FR:99999:99999', 'x', '../x', ''])('does not find %s', async (id) => {
    await expect(places.find(id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
