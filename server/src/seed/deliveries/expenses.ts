import type { ExpenseKind } from '@volant/domain/expenses/expenses'
import { subMinutes } from 'date-fns'
import { and, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { v7 as uuid } from 'uuid'
import { deliveries } from '../../tables/deliveries'
import { files } from '../../tables/files'
import { receipt } from '../pictures/papers'
import type { Keep } from '../pictures/store'
import { as } from '../services'
import type { Services } from '../services'
import type { Timeline } from '../timeline'
import type { Plan } from './plan'

type Decision = { readonly approved: number } | { readonly reason: string }

interface Spent {
  readonly on: 'the road' | 'a finished mission'
  readonly kind: ExpenseKind
  readonly amount: number
  readonly text?: string
  /** Before the moment that the demo counts from. */
  readonly minutes: number
  readonly decision?: Decision
}

/** In the order of time: what the office decided on, and what it has still to see. */
const SPENT: readonly Spent[] = [
  { on: 'a finished mission', kind: 'parking', amount: 4.5, minutes: 340, decision: { approved: 4.5 } },
  {
    on: 'a finished mission',
    kind: 'other',
    amount: 14,
    text: 'Lavage avant la remise',
    minutes: 335,
    decision: { reason: 'Le lavage est une option commandée : il est déjà compris dans le prix.' },
  },
  { on: 'a finished mission', kind: 'return_ticket', amount: 89, text: 'Train du soir', minutes: 330 },
  { on: 'the road', kind: 'fuel', amount: 64.3, minutes: 35 },
  { on: 'the road', kind: 'toll', amount: 23.4, text: 'A1', minutes: 12 },
]

/** A mission on which nothing out of the ordinary happens, which left, or ended, before the first of these expenses. */
function missionOf({ on }: Spent, plans: readonly Plan[], now: Date): Plan | undefined {
  const begun = subMinutes(now, Math.max(...SPENT.filter((spent) => spent.on === on).map(({ minutes }) => minutes)))
  const usual = plans.filter(({ course, driver }) => course.turn === undefined && driver !== null)
  if (on === 'the road') return usual.find(({ course, times }) => course.stage === 'ONGOING' && times.departed < begun)
  return usual
    .filter(({ course, times }) => course.stage === 'COMPLETED' && times.finished < begun)
    .toSorted((a, b) => b.times.finished.getTime() - a.times.finished.getTime())[0]
}

/** What drivers laid out these last hours. It throws no dice: all other courses stay what they are. */
export async function* declareExpenses({ db, now, expenses }: Services, plans: readonly Plan[], keep: Keep): Timeline {
  for (const [place, spent] of SPENT.entries()) {
    const { kind, amount, text, minutes, decision } = spent
    const capturedAt = subMinutes(now, minutes)
    yield capturedAt
    const plan = missionOf(spent, plans, now)
    if (!plan?.driver) continue
    const { profileId, sub } = plan.driver
    const [mission] = await db.sql
      .select({ id: deliveries.id })
      .from(deliveries)
      .where(and(eq(deliveries.selectedDriverId, profileId), eq(deliveries.createdAt, plan.times.created)))
    if (!mission) continue
    const { id: deliveryId } = mission
    const photoKey = `Deliveries/${deliveryId}/expense/${place + 1}.jpg`
    const bytes = await sharp(Buffer.from(receipt(place)))
      .jpeg({ quality: 74 })
      .toBuffer()
    await db.tx(async (tx) => {
      await keep(tx, { key: photoKey, bytes, type: 'image/jpeg', kind: 'expense', fileName: 'receipt.jpg', deliveryId })
      // a file that the server made is nobody's, and only who sent a receipt may show it
      await tx.sql.update(files).set({ ownerSub: sub }).where(eq(files.key, photoKey))
    })
    const said = { id: uuid(), deliveryId, kind, amount, text, capturedAt, photoKey }
    const { id } = await expenses.declare(as(plan.driver), said)
    if (decision) await expenses.decide(as(plan.office), { id, ...decision })
  }
}
