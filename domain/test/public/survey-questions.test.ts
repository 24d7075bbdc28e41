import { describe, expect, it } from 'vitest'
import { read } from '../../src/kernel/fields'
import { RATINGS } from '../../src/survey/marks'
import { ANSWER_TYPES, idsWithDependents } from '../../src/survey/questions'
import { type EditedQuestion, possibleAnswers, surveyFaults, surveySchema } from '../../src/survey/schema'

const id = (number: number) => `0197aaaa-0000-7000-8000-${String(number).padStart(12, '0')}`
const words = (text: string) => ({ fr: `${text} ?`, en: `${text}?` })
const choice = (text: string, number?: number) => ({ id: number ? id(number) : null, choiceText: words(text) })

const question = (number: number, change: Partial<EditedQuestion> = {}): EditedQuestion => ({
  id: id(number),
  question: words(`Question ${number}`),
  answerType: 'TEXT',
  choices: [],
  conditionalOnId: null,
  condition: null,
  feeds: null,
  ...change,
})

const STARS = question(1, { answerType: 'STAR_RATING' })
const LATE = question(2, { answerType: 'YES_NO' })
const WHICH = question(3, { answerType: 'MULTIPLE_CHOICE', choices: [choice('Peu', 31), choice('Trop')] })
const WHY = question(4)
const on = (parent: EditedQuestion, condition: string | null = null) =>
  question(9, { conditionalOnId: parent.id ?? null, condition })

const faults = (...questions: EditedQuestion[]) =>
  Object.fromEntries(surveyFaults(questions).map(({ path, code }) => [path, code]))

describe('a survey', () => {
  it('is read with all that a question holds', () => {
    const survey = { version: 'v', questions: [STARS, LATE, WHICH, { ...on(WHICH, 'Trop ?'), id: null }] }
    expect(read(surveySchema, survey)).toEqual({ ok: true, value: survey })
  })

  it.each([
    ['question.fr', { question: { fr: ' ', en: 'x' } }, 'required'],
    ['question.en', { question: { fr: 'x', en: 'x'.repeat(301) } }, 'tooLong'],
    ['question.en', { question: { fr: 'x' } }, 'required'],
    ['answerType', { answerType: 'COLOUR' }, 'notAllowed'],
    ['feeds', { feeds: 'mood' }, 'notAllowed'],
    ['conditionalOnId', { conditionalOnId: 'x' }, 'invalid'],
    ['id', { id: 'x' }, 'invalid'],
    ['condition', { condition: 'x'.repeat(201) }, 'tooLong'],
    ['choices.0.choiceText.fr', { choices: [{ choiceText: { fr: '', en: 'x' } }] }, 'required'],
    ['choices', { choices: Array.from({ length: 21 }, () => choice('x')) }, 'tooLong'],
    ['retired', { retired: true }, 'notAllowed'],
  ])('refuses a wrong %s', (path, change, code) => {
    const result = read(surveySchema, { version: 'v', questions: [{ ...STARS, ...change }] })
    expect(result).toMatchObject({ ok: false, fields: [{ path: `questions.0.${path}`, code }] })
  })

  it('has at most fifty questions, and says which survey it replaces', () => {
    const many = (count: number) => Array.from({ length: count }, (_, number) => question(number))
    expect(read(surveySchema, { version: 'v', questions: many(50) }).ok).toBe(true)
    expect(read(surveySchema, { version: 'v', questions: many(51) })).toMatchObject({
      fields: [{ path: 'questions', code: 'tooLong' }],
    })
    expect(read(surveySchema, { questions: [] })).toMatchObject({ fields: [{ path: 'version', code: 'required' }] })
  })

  it('gives each question one place', () => {
    expect(faults(STARS, LATE, STARS)).toEqual({ 'questions.2.id': 'notAllowed' })
    expect(faults({ ...STARS, id: null }, { ...STARS, id: null })).toEqual({})
  })
})

describe('choices', () => {
  it('are two or more, and different in each language', () => {
    expect(faults(WHICH)).toEqual({})
    expect(faults({ ...WHICH, choices: [choice('Peu')] })).toEqual({ 'questions.0.choices': 'required' })
    const same = { id: null, choiceText: { fr: 'autre', en: ' PEU?' } }
    expect(faults({ ...WHICH, choices: [choice('Peu'), same] })).toEqual({
      'questions.0.choices.1.choiceText.en': 'notAllowed',
    })
  })

  it.each(ANSWER_TYPES.filter((type) => type !== 'MULTIPLE_CHOICE'))(
    'belong to no question of type %s',
    (answerType) => {
      expect(faults(question(1, { answerType, choices: [choice('Peu')] }))).toEqual({
        'questions.0.choices': 'notAllowed',
      })
    },
  )
})

describe('a condition', () => {
  it('hangs on a question that is asked before', () => {
    expect(faults(WHY, on(WHY))).toEqual({})
    expect(faults(on(WHY), WHY)).toEqual({ 'questions.0.conditionalOnId': 'notAllowed' })
    expect(faults(question(1, { conditionalOnId: id(1) }))).toEqual({ 'questions.0.conditionalOnId': 'notAllowed' })
    expect(faults(WHY, question(2, { condition: 'oui' }))).toEqual({ 'questions.1.condition': 'notAllowed' })
  })

  it.each([
    [STARS, ['1', '5', null], ['0', '6', 'yes']],
    [LATE, ['yes', 'NO', null], ['oui', 'maybe']],
    [WHICH, [id(31), 'Peu ?', 'trop?', null], [id(32), 'Peu']],
    [WHY, ['anything at all', null], []],
  ])('is an answer that the other question can have: %#', (parent, possible, impossible) => {
    for (const condition of possible) expect(faults(parent, on(parent, condition)), `${condition}`).toEqual({})
    for (const condition of impossible)
      expect(faults(parent, on(parent, condition)), condition).toEqual({ 'questions.1.condition': 'notAllowed' })
  })

  it('is chosen among the answers of the other', () => {
    expect(possibleAnswers(STARS)).toEqual(['1', '2', '3', '4', '5'])
    expect(possibleAnswers(LATE)).toEqual(['yes', 'no'])
    expect(possibleAnswers(WHICH)).toEqual([id(31), 'Peu ?', 'Peu?', 'Trop ?', 'Trop?'])
    expect(possibleAnswers(WHY)).toBeNull()
  })
})

describe('a mark', () => {
  it.each(RATINGS)('%s is fed by stars alone', (feeds) => {
    expect(faults({ ...STARS, feeds })).toEqual({})
    for (const other of [LATE, WHICH, WHY])
      expect(faults({ ...other, feeds })).toEqual({ 'questions.0.feeds': 'notAllowed' })
  })
})

describe('what hangs on a question', () => {
  it('goes with it, however deep and in whatever order', () => {
    const hanging = (own: string, parent: string | null) => ({ id: own, conditionalOnId: parent })
    const questions = [hanging('c', 'b'), hanging('a', null), hanging('b', 'a'), hanging('d', null), hanging('e', 'd')]
    expect([...idsWithDependents(questions, 'a')].toSorted()).toEqual(['a', 'b', 'c'])
    expect([...idsWithDependents(questions, 'c')]).toEqual(['c'])
  })
})
