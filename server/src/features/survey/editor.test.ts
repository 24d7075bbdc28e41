import type { AdminActor } from '@volant/domain/kernel/actor'
import type { EditedQuestion } from '@volant/domain/survey/schema'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { onPostgres } from '../../../test/database'
import { as, completeDelivery, createWorld, NOW } from '../../../test/world'
import type { World } from '../../../test/world'
import { surveyChoices, surveyQuestions, surveyResponses } from '../../tables/survey'
import { createSurveyEditor } from './service/editor'
import type { SurveyEditor } from './service/editor'
import { createSurvey } from './service/survey'
import { askChain, HOW_LATE, LATE, MUCH, SOME, STARS, WHY, words } from './survey.testing'

let world: World
let editor: SurveyEditor
let editing: AdminActor

beforeAll(async () => {
  world = await createWorld()
  editor = createSurveyEditor({ db: world.db, clock: world.clock })
  editing = await world.make.admin(1)
})
beforeEach(async () => {
  for (const table of [surveyResponses, surveyChoices, surveyQuestions]) await world.db.sql.delete(table)
  await askChain(world, 'totalRating')
})
afterAll(() => world.close())

/** What a page sends back: the survey as it was read, without what only the server says. */
async function open(): Promise<{ version: string; questions: EditedQuestion[] }> {
  const { version, questions } = await editor.read()
  return {
    version,
    questions: questions.map(({ id, question, answerType, choices, conditionalOnId, condition, feeds }) => ({
      id,
      question,
      answerType,
      choices: choices.map((choice) => ({ id: choice.id, choiceText: choice.choiceText })),
      conditionalOnId,
      condition,
      feeds,
    })),
  }
}

const NEW: EditedQuestion = {
  question: words('Et le prix ?', 'And the price?'),
  answerType: 'MULTIPLE_CHOICE',
  choices: [{ choiceText: words('Bas', 'Low') }, { choiceText: words('Haut', 'High') }],
}

async function answer(...questionIds: string[]): Promise<string> {
  const client = await world.make.client(await world.make.organization())
  const deliveryId = await completeDelivery(world, client)
  const responses = questionIds.map((questionId) =>
    questionId === HOW_LATE ? { questionId, choiceId: MUCH } : { questionId, responseText: '4' },
  )
  await world.db.sql.insert(surveyResponses).values({ id: uuid(), deliveryId, responses, createdAt: NOW })
  return deliveryId
}

const ids = (questions: readonly { readonly id: string }[]) => questions.map(({ id }) => id)

describe('the survey that super admins write', () => {
  it('is read in its order, with what each question feeds and whether it was answered', async () => {
    await answer(STARS, LATE)
    const { questions, retired } = await editor.read()
    expect(questions.map(({ id, feeds, answered }) => [id, feeds, answered])).toEqual([
      [STARS, 'totalRating', true],
      [LATE, null, true],
      [HOW_LATE, null, false],
      [WHY, null, false],
    ])
    expect(retired).toEqual([])
  })

  it('takes another text, another order and a new question, which customers then are asked', async () => {
    const { version, questions } = await open()
    const [stars, late, howLate, why] = questions
    const edited = [late!, { ...howLate!, choices: howLate!.choices.toReversed() }, why!, NEW]
    edited.push({ ...stars!, question: words('Votre note ?', 'Your mark?'), feeds: 'outfitRating' })
    const saved = await editor.replace(as(editing), { version, questions: edited })
    expect(saved).toEqual(await editor.read())
    const asked = await createSurvey(world.db).questions('fr')
    expect(asked.map(({ label }) => label)).toEqual(['Q1 ?', 'Q2 ?', 'Q3 ?', 'Et le prix ?', 'Votre note ?'])
    expect(ids(asked[1]!.choices)).toEqual([MUCH, SOME])
    expect(asked[3]!.choices.map(({ label }) => label)).toEqual(['Bas', 'Haut'])
    expect(saved.questions[4]).toMatchObject({ id: STARS, feeds: 'outfitRating' })
  })

  it('saved as it was read stays the same survey', async () => {
    const before = await editor.read()
    expect(await editor.replace(as(editing), await open())).toEqual(before)
  })

  it('asks no more what is left out, and keeps it and its answers readable', async () => {
    const deliveryId = await answer(STARS, LATE, HOW_LATE, WHY)
    const { version, questions } = await open()
    const saved = await editor.replace(as(editing), { version, questions: questions.slice(0, 2) })
    expect(ids(saved.questions)).toEqual([STARS, LATE])
    expect(ids(saved.retired)).toEqual([HOW_LATE, WHY])
    const admin = await world.make.admin(3)
    const told = await createSurvey(world.db).responses(admin, deliveryId)
    expect(told.map(({ questionId }) => questionId)).toEqual([STARS, LATE, HOW_LATE, WHY])
    expect(told[2]).toMatchObject({ choiceText: words('Beaucoup', 'Much') })
    const back = await open()
    const revived = editor.replace(as(editing), { ...back, questions: [...back.questions, questions[2]!] })
    await expect(revived).rejects.toMatchObject({
      fields: expect.arrayContaining([{ path: 'questions.2.id', code: 'notAllowed' }]),
    })
  })

  it('can become empty, and begin again', async () => {
    const { version } = await open()
    const empty = await editor.replace(as(editing), { version, questions: [] })
    expect(empty.questions).toEqual([])
    expect((await editor.replace(as(editing), { version: empty.version, questions: [NEW] })).questions).toHaveLength(1)
  })

  it('keeps the type of a question that was answered; another may change it', async () => {
    await answer(STARS)
    const { version, questions } = await open()
    const turned = (id: string) =>
      questions.map((question) =>
        question.id === id ? { ...question, answerType: 'TEXT' as const, feeds: null, choices: [] } : question,
      )
    await expect(editor.replace(as(editing), { version, questions: turned(STARS) })).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ path: 'questions.0.answerType', code: 'notAllowed' }],
    })
    const saved = await editor.replace(as(editing), { version, questions: turned(HOW_LATE) })
    expect(saved.questions[2]).toMatchObject({ id: HOW_LATE, answerType: 'TEXT', choices: [] })
  })

  it('refuses ids that it has not given, and what the rules of a survey refuse', async () => {
    const { version, questions } = await open()
    const refused = async (edited: readonly EditedQuestion[], path: string) =>
      expect(editor.replace(as(editing), { version, questions: edited })).rejects.toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: expect.arrayContaining([{ path, code: 'notAllowed' }]),
      })
    await refused([...questions, { ...NEW, id: uuid() }], 'questions.4.id')
    const foreign = NEW.choices.map((choice) => ({ ...choice, id: MUCH }))
    await refused([...questions, { ...NEW, choices: foreign }], 'questions.4.choices.0.id')
    await refused(questions.toReversed(), 'questions.0.conditionalOnId')
    expect(await open()).toEqual({ version, questions })
  })

  it('is not overwritten by who read it before another changed it', async () => {
    const { version, questions } = await open()
    await editor.replace(as(editing), { version, questions: [...questions, NEW] })
    const stale = editor.replace(as(editing), { version, questions: questions.slice(0, 1) })
    await expect(stale).rejects.toMatchObject({ code: 'CONFLICT', reason: 'STALE_VERSION' })
    expect((await editor.read()).questions).toHaveLength(5)
  })

  it.skipIf(!onPostgres)('is changed by one of two at the same moment', async () => {
    const { version, questions } = await open()
    const both = [1, 2].map(() => editor.replace(as(editing), { version, questions: [...questions, NEW] }))
    const ended = await Promise.allSettled(both)
    expect(ended.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect((await editor.read()).questions).toHaveLength(5)
  })
})
