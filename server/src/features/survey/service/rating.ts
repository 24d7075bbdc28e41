import { AppError } from '@volant/contract/errors'
import { answerErrors, plainAnswers } from '@volant/domain/survey/answers'
import { marksOf } from '@volant/domain/survey/marks'
import type { SurveyAnswer } from '@volant/domain/survey/questions'
import { v7 as uuid } from 'uuid'
import type { Clock } from '../../../platform/clock'
import type { Database } from '../../../platform/db/database'
import { lockAnyDelivery } from '../../deliveries/public'
import { lockDriver, setMarks } from '../../drivers/public'
import { asked, readQuestions, readRated } from '../read'
import { insertAnswers, isAnswered, meanMarks } from '../store/answers'
import { readSurveyToken, surveyKey } from './token'

interface RatingParts {
  readonly db: Database
  readonly clock: Clock
  readonly linkSecret: string
  /** Its links are good too, while the secret is being changed. */
  readonly acceptedLinkSecret?: string | undefined
}

interface Sheet {
  readonly deliveryId: string
  readonly responses: readonly SurveyAnswer[]
}

function refuseFaulty(faults: ReturnType<typeof answerErrors>): void {
  const fields = faults.map(({ path, code }) => ({ path: `responses.${path}`, code }))
  if (fields.length > 0) throw new AppError('BAD_USER_INPUT', { fields })
}

/** Keeps what a customer answered, whoever brings it; the driver's marks follow. */
export async function keepAnswers({ db, clock }: Pick<RatingParts, 'db' | 'clock'>, sheet: Sheet): Promise<void> {
  const at = clock.now()
  await db.tx(async (tx) => {
    // of two answers at once the second waits here, and finds the first
    const { row } = await lockAnyDelivery(tx, sheet.deliveryId)
    const questions = asked(await readQuestions(tx.sql))
    refuseFaulty(answerErrors(questions, sheet.responses))
    if (sheet.responses.length === 0)
      throw new AppError('BAD_USER_INPUT', { fields: [{ path: 'responses', code: 'required' }] })
    if (await isAnswered(tx, row.id)) throw new AppError('CONFLICT', { reason: 'ALREADY_ANSWERED' })
    const responses = plainAnswers(questions, sheet.responses)
    const driverId = row.selectedDriverId
    // before the sheet refers to the driver: two sheets that do would each wait for the other to let the driver go
    if (driverId !== null) await lockDriver(tx, { id: driverId })
    await insertAnswers(tx, {
      id: uuid(),
      deliveryId: row.id,
      driverId,
      responses,
      marks: marksOf(questions, responses),
      createdAt: at,
    })
    if (driverId !== null) await setMarks(tx, driverId, await meanMarks(tx, driverId), at)
  })
}

/** The customer's own answer, by the link of the rating mail. */
export function createRating({ db, clock, linkSecret, acceptedLinkSecret }: RatingParts) {
  const accepted = acceptedLinkSecret === undefined ? [] : [surveyKey(acceptedLinkSecret)]
  const keys = [surveyKey(linkSecret), ...accepted] as const

  /** @throws 401 unless the token is ours, still good and for this delivery: nothing is said about any other */
  async function requireToken(token: string | undefined, deliveryId: string): Promise<void> {
    const claims = await readSurveyToken(keys, token, clock.now())
    if (claims.deliveryId !== deliveryId) throw new AppError('UNAUTHENTICATED')
  }

  return {
    async rated(token: string | undefined, deliveryId: string): Promise<{ rated: boolean }> {
      await requireToken(token, deliveryId)
      const rated = await readRated(db.sql, deliveryId)
      if (rated === undefined) throw new AppError('NOT_FOUND')
      return { rated }
    },

    async answer(token: string | undefined, sheet: Sheet): Promise<{ success: true }> {
      await requireToken(token, sheet.deliveryId)
      await keepAnswers({ db, clock }, sheet)
      return { success: true }
    },
  }
}

export type RatingLink = ReturnType<typeof createRating>
