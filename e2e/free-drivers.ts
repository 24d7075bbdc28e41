import { graphql } from './people'

export interface Planned {
  readonly profileId: string
  readonly firstName: string
  readonly lastName: string
}

const DAY_MS = 86_400_000

/**
 * Drivers who have nothing in hand when the orders of the tests are carried out: nobody else's journey uses them. Files that may
 * run at the same time take different ones.
 */
export async function freeDrivers(address: string): Promise<[Planned, Planned, Planned]> {
  const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()
  const { findAllDrivers } = await graphql<{ findAllDrivers: { records: (Planned & { id: string })[] } }>(
    address,
    'superAdmin',
    'query($filter: DriverFilter) { findAllDrivers(filter: $filter, sort: { field: "lastName", order: desc }, pagination: { perPage: 3 }) { records { id firstName lastName } } }',
    { filter: { state: 'ACCEPTED', freeFrom: day(14), freeTo: day(30) } },
  )
  const [one, other, third] = findAllDrivers.records.map((driver) => ({ ...driver, profileId: driver.id }))
  if (!one || !other || !third) throw new Error('every driver of the demo has a mission')
  return [one, other, third]
}
