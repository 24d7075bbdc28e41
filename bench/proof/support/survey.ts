import { signSurveyToken, surveyKey } from '../../../server/src/features/survey/service/token'
import { PRODUCTION } from '../../src/production'
import { newDelivery } from './deliveries'
import { call, required } from './http'
import type { Answer, Caller } from './http'

interface Survey {
  readonly version: string
  readonly questions: readonly { readonly id: string }[]
}

/** A survey of one question. @returns the id of that question */
export async function askOneQuestion(origin: string, superAdmin: Caller): Promise<string> {
  const path = '/delivery-rating/survey'
  const { version } = required(await call<Survey>(origin, superAdmin, path), 'the survey')
  const text = { fr: 'Tout s’est bien passé ?', en: 'Did all go well?' }
  const question = { question: text, answerType: 'STAR_RATING', choices: [], feeds: 'totalRating' }
  const changed = await call<Survey>(origin, superAdmin, path, {
    method: 'PUT',
    body: { version, questions: [question] },
  })
  return required(changed, 'the changed survey').questions[0]?.id ?? ''
}

/** The secret of the rating mail, made as the server makes it: the mail itself cannot be read from outside. */
export function surveyToken(deliveryId: string): Promise<string> {
  const { clientFirstName, clientLastName } = newDelivery()
  const rated = { id: deliveryId, clientFirstName, clientLastName }
  return signSurveyToken(surveyKey(PRODUCTION.LINK_SECRET), rated, new Date())
}

export function answerSurvey(
  origin: string,
  who: Caller,
  sheet: { readonly token: string; readonly deliveryId: string; readonly questionId: string },
): Promise<Answer<unknown>> {
  const { token, deliveryId, questionId } = sheet
  const body = { token, deliveryId, responses: [{ questionId, responseText: '5' }] }
  return call(origin, { address: who.address }, '/delivery-rating/responses', { body })
}
