import type { ClientActor } from '@volant/domain/kernel/actor'
import { eq } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { completeDelivery, createWorld, NOW } from '../../../test/world'
import type { World } from '../../../test/world'
import { surveyChoices, surveyQuestions, surveyResponses } from '../../tables/survey'
import { createSurvey } from './service/survey'
import type { Survey } from './service/survey'
import { askChain, HOW_LATE, LATE, MUCH, SOME, STARS, WHY, words } from './survey.testing'

let world: World
let survey: Survey
let client: ClientActor
let delivery: string

beforeAll(async () => {
  world = await createWorld()
  survey = createSurvey(world.db)
  client = await world.make.client(await world.make.organization())
  delivery = await completeDelivery(world, client)
  await askChain(world)
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
      question: words('Q2 ?', 'Q2?'),
      label: 'Q2?',
      conditionalOnId: LATE,
      condition: 'YES',
      choices: [
        { id: SOME, label: 'Some', choiceText: words('Un peu', 'Some') },
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
    expect(responses[2]).toMatchObject({ choiceId: MUCH, choiceText: words('Beaucoup', 'Much') })
  })

  it('stay readable when a question or a choice is asked no more, which nobody is asked then', async () => {
    const deliveryId = await answered('yes', MUCH)
    await world.db.sql.update(surveyQuestions).set({ retiredAt: NOW }).where(eq(surveyQuestions.id, WHY))
    await world.db.sql.update(surveyChoices).set({ retiredAt: NOW }).where(eq(surveyChoices.id, MUCH))
    const responses = await survey.responses(client, deliveryId)
    expect(responses.map(({ questionId }) => questionId)).toEqual([STARS, LATE, HOW_LATE, WHY])
    expect(responses[2]).toMatchObject({ choiceId: MUCH, choiceText: words('Beaucoup', 'Much') })
    expect((await survey.questions('fr')).map(({ id }) => id)).toEqual([STARS, LATE, HOW_LATE])
    expect((await survey.choices('fr')).map(({ id }) => id)).toEqual([SOME])
    await world.db.sql.update(surveyQuestions).set({ retiredAt: null })
    await world.db.sql.update(surveyChoices).set({ retiredAt: null })
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
