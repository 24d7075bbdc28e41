import type { ProblemKind } from '@volant/domain/deliveries/problems'
import { subMinutes } from 'date-fns'
import { and, eq } from 'drizzle-orm'
import { deliveries } from '../../tables/deliveries'
import { as } from '../services'
import type { Services } from '../services'
import type { Timeline } from '../timeline'
import type { Plan } from './plan'

interface Report {
  readonly stage: 'SET' | 'ONGOING'
  readonly kind: ProblemKind
  readonly text: string
  /** Before the moment that the demo counts from. */
  readonly minutes: number
  readonly seenAfter?: number
}

/** Of missions that are overdue, in the order of time: one that the office knows of, one that nobody has seen. */
const REPORTS: readonly Report[] = [
  {
    stage: 'SET',
    kind: 'car_not_ready_dirty',
    text: 'Boue sur toute la carrosserie, le garage la lave maintenant. Départ dans une heure environ.',
    minutes: 55,
    seenAfter: 12,
  },
  {
    stage: 'ONGOING',
    kind: 'delay',
    text: 'Accident devant moi sur l’autoroute, une seule voie ouverte. J’aurai au moins 40 minutes de retard.',
    minutes: 14,
  },
]

/** What drivers have reported these last hours. It throws no dice: all other courses stay what they are. */
export async function* reportProblems({ db, now, problems }: Services, plans: readonly Plan[]): Timeline {
  for (const { stage, kind, text, minutes, seenAfter } of REPORTS) {
    const capturedAt = subMinutes(now, minutes)
    yield capturedAt
    const plan = plans.find(({ course }) => course.stage === stage && course.turn === 'overdue')
    if (!plan?.driver) continue
    const [mission] = await db.sql
      .select({ id: deliveries.id })
      .from(deliveries)
      .where(
        and(
          eq(deliveries.selectedDriverId, plan.driver.profileId),
          eq(deliveries.createdAt, plan.times.created),
          eq(deliveries.status, stage),
        ),
      )
    if (!mission) continue
    const { id: deliveryId } = mission
    const { id } = await problems.report(as(plan.driver), { id: deliveryId, deliveryId, kind, text, capturedAt })
    if (seenAfter === undefined) continue
    yield subMinutes(now, minutes - seenAfter)
    await problems.see(as(plan.office), id)
  }
}
