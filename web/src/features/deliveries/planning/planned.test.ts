import { describe, expect, it } from 'vitest'
import type { PlannedDeliveryFragment } from './queries.generated'
import { bookedOf, formerDrivers, plannedOf, rowsOf, scaleOf, shareOf, timesOf, type PlannedDriver } from './planned'

const NOW = new Date('2026-11-23T06:00Z')
const at = (time: string) => `2026-11-23T${time}:00.000Z`
const PARIS = { city: 'Paris', latitude: 48.8566, longitude: 2.3522 }
const LYON = { city: 'Lyon', latitude: 45.764, longitude: 4.8357 }

const delivery = (publicId: string, from: string, to: string, more: object = {}) =>
  ({
    id: publicId,
    publicId,
    type: 'STANDARD',
    status: 'SET',
    selectedDriverId: 'anna',
    carPickUpDate: at(from),
    carDeliveryDeadline: at(to),
    handedOverAt: null,
    completedAt: null,
    duration: 3600,
    punctuality: { state: 'ON_TIME' },
    fromAddress: PARIS,
    toAddress: LYON,
    toReturnToAddress: null,
    ...more,
  }) as PlannedDeliveryFragment

const driver = (id: string) => ({ id, fullName: id }) as PlannedDriver
const rows = (...deliveries: PlannedDeliveryFragment[]) =>
  rowsOf(
    [driver('anna'), driver('ben')],
    deliveries.flatMap((one) => plannedOf(one, NOW)),
  )

describe('those who can be given nothing any more', () => {
  const of = (id: string, state: string) => ({ selectedDriverId: id, selectedDriver: { id, fullName: id, state } })
  const planned = [
    delivery('1', '08:00', '10:00', of('Zoé', 'DISABLED')),
    delivery('2', '11:00', '12:00', of('Zoé', 'DISABLED')),
    delivery('3', '08:00', '10:00', of('Anna', 'ACCEPTED')),
    delivery('4', '08:00', '10:00', of('Ben', 'REFUSED')),
    delivery('5', '08:00', '10:00', { selectedDriverId: null, selectedDriver: null }),
  ].flatMap((one) => plannedOf(one, NOW))

  it('are listed once each while they hold missions, by name', () => {
    const former = formerDrivers(planned, '')
    expect(former.map(({ fullName, state }) => `${fullName} ${state}`)).toEqual(['Ben REFUSED', 'Zoé DISABLED'])
    const rows = rowsOf(former, planned)
    expect(rows.map(({ missions }) => missions.map(({ mission }) => mission.publicId))).toEqual([['4'], ['1', '2']])
  })

  it('are found by name like the others', () => {
    expect(formerDrivers(planned, 'zoe').map(({ id }) => id)).toEqual(['Zoé'])
    expect(formerDrivers(planned, 'anna')).toEqual([])
  })
})

it('says the days of a mission that ends on another one, in Paris', () => {
  const times = (from: string, to: string) => timesOf({ from: Date.parse(from), to: Date.parse(to) })
  expect(times('2026-11-23T05:45Z', '2026-11-23T22:59Z')).toBe('06:45 – 23:59')
  expect(times('2026-11-23T05:45Z', '2026-11-23T23:00Z')).toBe('23/11/26 06:45 – 24/11/26 00:00')
})

describe('the rows of the planning', () => {
  it('hold each driver’s own missions in the order of time', () => {
    const [anna, ben] = rows(
      delivery('2', '13:00', '15:00'),
      delivery('1', '08:00', '10:00'),
      delivery('3', '08:00', '10:00', { selectedDriverId: 'ben' }),
      delivery('4', '08:00', '10:00', { selectedDriverId: null }),
    )
    expect(anna?.missions.map(({ mission }) => mission.publicId)).toEqual(['1', '2'])
    expect(ben?.missions.map(({ mission }) => mission.publicId)).toEqual(['3'])
    expect(anna?.lanes).toBe(1)
  })

  it('set missions that overlap below each other', () => {
    const [anna] = rows(delivery('1', '08:00', '10:00'), delivery('2', '09:00', '11:00'))
    expect(anna?.missions.map(({ lane }) => lane)).toEqual([0, 1])
    expect(anna?.lanes).toBe(2)
  })

  it('name the way from one arrival to the next departure, and one that is too short', () => {
    const [anna] = rows(delivery('1', '08:00', '10:00'), delivery('2', '12:00', '14:00'))
    expect(anna?.transfers).toMatchObject([{ from: Date.parse(at('10:00')), to: Date.parse(at('12:00')) }])
    expect(anna?.transfers[0]?.way.tooShort).toBe(true)
    const [near] = rows(delivery('1', '08:00', '10:00'), delivery('2', '12:00', '14:00', { fromAddress: LYON }))
    expect(near?.transfers[0]?.way.tooShort).toBe(false)
  })

  it('begin the way where a second vehicle was taken back', () => {
    const back = delivery('1', '08:00', '10:00', { toReturnToAddress: PARIS })
    const [anna] = rows(back, delivery('2', '12:00', '14:00'))
    expect(anna?.transfers[0]?.way.tooShort).toBe(false)
  })

  it('end a mission where its last vehicle was handed over', () => {
    const [anna] = rows(delivery('1', '08:00', '14:00', { status: 'DELIVERED', handedOverAt: at('11:00') }))
    expect(anna?.missions.map(({ mission }) => mission.to)).toEqual([Date.parse(at('11:00'))])
  })

  it('leave out what has no dates, and the way where a place is not known', () => {
    expect(plannedOf(delivery('1', '08:00', '10:00', { carPickUpDate: null }), NOW)).toEqual([])
    const nowhere = { fromAddress: { city: 'Lyon', latitude: null, longitude: 4 } }
    const [anna] = rows(delivery('1', '08:00', '10:00'), delivery('2', '12:00', '14:00', nowhere))
    expect(anna?.transfers).toEqual([])
  })
})

it('a tab key is no status of a mission', () => {
  expect(bookedOf(delivery('1', '08:00', '10:00', { status: 'ALERT' })).status).toBe('REQUESTED')
})

it('a moment stands at its share of the days, and outside at their edge', () => {
  const scale = scaleOf(['2026-11-23', '2026-11-24'])
  expect((scale.to - scale.from) / 3_600_000).toBe(48)
  const noon = Date.parse('2026-11-23T11:00Z')
  expect(shareOf(scale, noon)).toBe(0.25)
  expect([shareOf(scale, 0), shareOf(scale, scale.to + 1)]).toEqual([0, 1])
})
