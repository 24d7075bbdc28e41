import { addDays, addHours } from 'date-fns'
import { and, eq } from 'drizzle-orm'
import { payments } from '../../tables/invoices'
import type { Services } from '../services'
import { answerSurvey } from '../survey/answers'
import type { Timeline } from '../timeline'
import type { Plan } from './plan'

const UNSTEADY = 4

/** The customer's opinion, some days later; the driver's money, three weeks later. */
export async function* afterCompletion(services: Services, { times }: Plan, id: string): Timeline {
  const { random, db, clock } = services
  const answers = random.chance(52)
  const opinion = addHours(times.finished, random.int(5, 96))
  if (answers) {
    yield opinion
    await answerSurvey(services, id)
  }
  yield addDays(times.finished, random.int(18, 26))
  await db.sql
    .update(payments)
    .set({ status: random.chance(UNSTEADY) ? 'FAILED' : 'PAID', updatedAt: clock.now() })
    .where(and(eq(payments.deliveryId, id), eq(payments.status, 'PENDING')))
}
