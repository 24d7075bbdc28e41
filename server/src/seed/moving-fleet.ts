import { AppError } from '@volant/contract/errors'
import type { DriverActor } from '@volant/domain/kernel/actor'
import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Tracking } from '../features/tracking/public'
import type { Clock } from '../platform/clock'
import type { Database } from '../platform/db/database'
import { rows } from '../platform/db/rows'
import { EmbeddedRoutes } from '../platform/maps/embedded-routes'
import { along, headingAt, nearest } from './deliveries/way'
import type { Way } from './deliveries/way'

const CARS = 8
/** How often each car says where it is. */
const EVERY_MS = 6000
/** Twice as fast as on the road, so that somebody who watches sees it move, and no faster than a position is believed. */
const PACE = 2
/** Where they turn back: nobody arrives, because an arrival is a step that a driver takes. */
const TURNS = { first: 0.04, last: 0.96 } as const

export interface FleetDeps {
  readonly db: Database
  readonly clock: Clock
  /** What takes a driver's position: the same as for the drivers' own. */
  readonly record: Tracking['record']
  readonly log: Pick<FastifyBaseLogger, 'error'>
}

interface Found {
  readonly id: string
  readonly sub: string
  readonly profileId: string
  readonly from: [number, number]
  readonly to: [number, number]
  readonly at: [number, number]
}

interface Car {
  readonly deliveryId: string
  readonly driver: DriverActor
  readonly way: Way
  /** For the whole way. */
  readonly seconds: number
  part: number
  forward: boolean
  movedAt: Date
}

// The drivers whom the read-me names may be played by somebody with a telephone; what is late stands in a jam.
const UNDER_WAY = sql`SELECT d.id, u.id AS sub, r.id AS "profileId",
  json_build_array(a.longitude, a.latitude) AS "from", json_build_array(b.longitude, b.latitude) AS "to",
  json_build_array(p.longitude, p.latitude) AS "at"
FROM deliveries d JOIN organizations o ON o.id = d.organization_id
JOIN drivers r ON r.id = d.selected_driver_id JOIN users u ON u.id = r.user_id AND u.email LIKE '%@conducteurs.test'
JOIN addresses a ON a.id = CASE d.status WHEN 'ONGOING' THEN d.from_address_id ELSE d.to_return_from_address_id END
JOIN addresses b ON b.id = CASE d.status WHEN 'ONGOING' THEN d.to_address_id ELSE d.to_return_to_address_id END
CROSS JOIN LATERAL (SELECT * FROM positions WHERE delivery_id = d.id ORDER BY recorded_at DESC LIMIT 1) p
WHERE d.status IN ('ONGOING', 'SWAP_IN_TRANSIT') AND d.deleted_at IS NULL AND d.best_slack >= 0
ORDER BY o.slug <> 'horizon-autos', d.public_id LIMIT ${CARS}`

async function carOf({ id, sub, profileId, from, to, at }: Found, now: Date): Promise<Car[]> {
  const ends = [from, to].map(([longitude, latitude]) => ({ longitude, latitude }))
  const route = await new EmbeddedRoutes().route(ends)
  const way = (route?.geometry.coordinates ?? []).map(([longitude, latitude]) => [longitude, latitude] as const)
  if (route === undefined) return []
  return [
    {
      deliveryId: id,
      driver: { role: 'DRIVER', state: 'ACCEPTED', sub, profileId, language: 'fr' },
      way,
      seconds: route.durationSeconds,
      part: nearest(way, at),
      forward: true,
      movedAt: now,
    },
  ]
}

/** Moves a car by what it has driven since the last time; at either end of its way it turns back. */
function drive(car: Car, now: Date): void {
  // a server that stood still lets no car jump
  const seconds = Math.min(now.getTime() - car.movedAt.getTime(), 2 * EVERY_MS) / 1000
  car.movedAt = now
  car.part += ((car.forward ? 1 : -1) * seconds * PACE) / car.seconds
  if (car.part >= TURNS.last) car.forward = false
  if (car.part <= TURNS.first) car.forward = true
  car.part = Math.min(TURNS.last, Math.max(TURNS.first, car.part))
}

/** Some missions of the demo that are under way drive on while the server runs. */
export function createMovingFleet({ db, clock, record, log }: FleetDeps) {
  let waiting: Car[] = []
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined

  /** The next car says where it is. One whose mission has gone on to another step leaves the fleet. */
  async function step(): Promise<void> {
    const car = waiting.shift()
    if (car === undefined) return
    const now = clock.now()
    drive(car, now)
    const [longitude, latitude] = along(car.way, car.part)
    const heading = headingAt(car.way, car.part, car.forward)
    try {
      await record(car.driver, { deliveryId: car.deliveryId, longitude, latitude, heading })
      waiting.push(car)
    } catch (error) {
      if (error instanceof AppError) return
      waiting.push(car)
      log.error({ err: error }, 'a car of the demo stands still')
    }
  }

  return {
    step,
    /** @returns how many cars there are */
    async find(): Promise<number> {
      const found = await rows<Found>(db.sql, UNDER_WAY)
      waiting = (await Promise.all(found.map((one) => carOf(one, clock.now())))).flat()
      return waiting.length
    },
    start(): void {
      timer = setInterval(() => {
        running ??= step().finally(() => (running = undefined))
      }, EVERY_MS / CARS)
    },
    async stop(): Promise<void> {
      clearInterval(timer)
      await running
    },
  }
}
