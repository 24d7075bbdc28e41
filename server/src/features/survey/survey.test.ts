import type { ClientActor } from '@volant/domain/kernel/actor'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { completeDelivery, createWorld } from '../../../test/world'
import type { World } from '../../../test/world'
import { surveyChoices, surveyQuestions, surveyResponses } from '../../tables/survey'
import { createSurvey } from './service/survey'
import type { Survey } from './service/survey'

const [STARS, LATE, HOW_LATE, WHY] = [uuid(), uuid(), uuid(), uuid()]
const [SOME, MUCH] = [uuid(), uuid()]
const text = (fr: string, en: string) => ({ fr, en })

let world: World
let survey: Survey
let client: ClientActor
let delivery: string

beforeAll(async () => {
  world = await createWorld()
  survey = createSurvey(world.db)
  client = await world.make.client(await world.make.organization())
  delivery = await completeDelivery(world, client)
  const ask = (id: string, position: number, answerType: 'STAR_RATING' | 'YES_NO' | 'MULTIPLE_CHOICE' | 'TEXT') => ({
    id,
    position,
    answerType,
    question: text(`Q${position} ?`, `Q${position}?`),
    conditionalOnId: null,
    condition: null,
  })
  await world.db.sql
    .insert(surveyQuestions)
    .values([
      { ...ask(HOW_LATE, 2, 'MULTIPLE_CHOICE'), conditionalOnId: LATE, condition: 'YES' },
      ask(STARS, 0, 'STAR_RATING'),
      { ...ask(WHY, 3, 'TEXT'), conditionalOnId: HOW_LATE, condition: 'beaucoup' },
      ask(LATE, 1, 'YES_NO'),
    ])
  await world.db.sql.insert(surveyChoices).values([
    { id: MUCH, questionId: HOW_LATE, position: 1, choiceText: text('Beaucoup', 'Much') },
    { id: SOME, questionId: HOW_LATE, position: 0, choiceText: text('Un peu', 'Some') },
  ])
})
afterAll(() => world.close())

async function answered(late: string, choiceId: string): Promise<string> {
  const deliveryId = await completeDelivery(world, client)
  const responses = [
    { questionId: WHY, responseText: 'Bouchons' },
    { questionId: HOW_LATE, choiceId },
    { questionId: LATE, responseText: late },
    { questionId: STARS, responseText: '4' },
  ]
  await world.db.sql.insert(surveyResponses).values({ id: uuid(), deliveryId, responses })
  return deliveryId
}

describe('the questions', () => {
  it('come in order, in both languages and in the reader’s', async () => {
    const questions = await survey.questions('en')
    expect(questions.map(({ id }) => id)).toEqual([STARS, LATE, HOW_LATE, WHY])
    expect(questions[2]).toMatchObject({
      question: text('Q2 ?', 'Q2?'),
      label: 'Q2?',
      conditionalOnId: LATE,
      condition: 'YES',
      choices: [
        { id: SOME, label: 'Some', choiceText: text('Un peu', 'Some') },
        { id: MUCH, label: 'Much' },
      ],
    })
  })

  it('have their choices by themselves too', async () => {
    expect(await survey.choices('fr')).toMatchObject([
      { id: SOME, questionId: HOW_LATE, label: 'Un peu' },
      { id: MUCH, questionId: HOW_LATE, label: 'Beaucoup' },
    ])
  })
})

describe('the answers about a delivery', () => {
  it('come in the order of the questions, choices in words', async () => {
    const responses = await survey.responses(client, await answered('yes', MUCH))
    expect(responses.map(({ questionId, responseText }) => [questionId, responseText])).toEqual([
      [STARS, '4'],
      [LATE, 'yes'],
      [HOW_LATE, null],
      [WHY, 'Bouchons'],
    ])
    expect(responses[2]).toMatchObject({ choiceId: MUCH, choiceText: text('Beaucoup', 'Much') })
  })

  it('leave out what hangs on another answer', async () => {
    const asked = async (late: string, choice: string) =>
      (await survey.responses(client, await answered(late, choice))).map(({ questionId }) => questionId)
    expect(await asked('no', MUCH)).toEqual([STARS, LATE])
    expect(await asked('Yes', SOME)).toEqual([STARS, LATE, HOW_LATE])
  })

  it('are none before the customer answered', async () => {
    expect(await survey.responses(client, delivery)).toEqual([])
  })

  it('are for the delivery’s organisation and admins', async () => {
    const stranger = await world.make.client(await world.make.organization())
    const nobody = await world.make.client(null)
    for (const actor of [stranger, nobody])
      await expect(survey.responses(actor, delivery)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(survey.responses(client, uuid())).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(survey.responses(await world.make.admin(3), delivery)).resolves.toEqual([])
  })
})
