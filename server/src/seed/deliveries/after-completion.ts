import { addDays, addHours } from 'date-fns'
import { and, eq } from 'drizzle-orm'
import { payments } from '../../tables/invoices'
import type { House } from '../house'
import { answerSurvey } from '../survey/answers'
import type { Story } from '../stories'
import type { Plan } from './plan'

const UNSTEADY = 4

/** The customer's opinion, some days later; the driver's money, three weeks later. */
export async function* afterCompletion(house: House, { times }: Plan, id: string): Story {
  const { random, db, clock } = house
  const answers = random.chance(52)
  const opinion = addHours(times.finished, random.int(5, 96))
  if (answers) {
    yield opinion
    await answerSurvey(house, id)
  }
  yield addDays(times.finished, random.int(18, 26))
  await db.sql
    .update(payments)
    .set({ status: random.chance(UNSTEADY) ? 'FAILED' : 'PAID', updatedAt: clock.now() })
    .where(and(eq(payments.deliveryId, id), eq(payments.status, 'PENDING')))
}
