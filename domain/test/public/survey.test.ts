import { describe, expect, it } from 'vitest'
import { answerErrors, plainAnswers } from '../../src/survey/answers'
import { marksOf, type Rating, RATINGS } from '../../src/survey/marks'
import type { SurveyQuestion } from '../../src/survey/questions'
import { surveyClaims } from '../../src/survey/token'
import { keptAnswers, visibleQuestions, withAnswer } from '../../src/survey/visibility'

const question = (id: string, change: Partial<SurveyQuestion> = {}): SurveyQuestion => ({
  id,
  answerType: 'TEXT',
  choices: [],
  conditionalOnId: null,
  condition: null,
  ...change,
})

const QUESTIONS = [
  question('stars', { answerType: 'STAR_RATING' }),
  question('onTime', { answerType: 'YES_NO' }),
  question('howLate', {
    answerType: 'MULTIPLE_CHOICE',
    choices: [
      { id: 'c1', choiceText: { fr: 'Une heure', en: 'One hour' } },
      { id: 'c2', choiceText: { fr: 'Plus', en: 'More' } },
    ],
    conditionalOnId: 'onTime',
    condition: 'NO',
  }),
  question('whatElse', { conditionalOnId: 'howLate', condition: 'plus' }),
]
const ids = (questions: readonly SurveyQuestion[]) => questions.map(({ id }) => id).join(' ')
const late = [
  { questionId: 'stars', responseText: '4' },
  { questionId: 'onTime', responseText: 'no' },
]

describe('which questions show', () => {
  it('hides conditional ones until the parent answers the condition, whatever the case', () => {
    expect(ids(visibleQuestions(QUESTIONS, []))).toBe('stars onTime')
    expect(ids(visibleQuestions(QUESTIONS, [{ questionId: 'onTime', responseText: 'YES' }]))).toBe('stars onTime')
    expect(ids(visibleQuestions(QUESTIONS, late))).toBe('stars onTime howLate')
    expect(ids(visibleQuestions(QUESTIONS, [...late, { questionId: 'howLate', choiceId: 'c2' }]))).toBe(
      'stars onTime howLate whatElse',
    )
  })

  it('takes the children of a hidden parent away with it', () => {
    const answers = [
      { questionId: 'onTime', responseText: 'yes' },
      { questionId: 'howLate', choiceId: 'c2' },
      { questionId: 'whatElse', responseText: 'x' },
    ]
    expect(keptAnswers(QUESTIONS, answers)).toEqual([answers[0]])
  })

  it('means a choice by its id and by its words in either language', () => {
    const shown = (condition: string, choiceId: string) => {
      const questions = QUESTIONS.map((one) => (one.id === 'whatElse' ? { ...one, condition } : one))
      return ids(visibleQuestions(questions, [...late, { questionId: 'howLate', choiceId }])).includes('whatElse')
    }
    for (const condition of ['c2', 'C2', 'PLUS', ' more ']) {
      expect(shown(condition, 'c2'), condition).toBe(true)
      expect(shown(condition, 'c1'), condition).toBe(false)
    }
    expect(shown('c9', 'c9')).toBe(true)
  })

  it('does not read what was typed beside a choice, or chosen beside a text', () => {
    const typed = [...late, { questionId: 'howLate', choiceId: 'c1', responseText: 'plus' }]
    expect(ids(visibleQuestions(QUESTIONS, typed))).toBe('stars onTime howLate')
    const chosen = [{ questionId: 'onTime', responseText: 'yes', choiceId: 'no' }]
    expect(ids(visibleQuestions(QUESTIONS, chosen))).toBe('stars onTime')
  })

  it('clears everything below an answer that is given anew, three levels deep, and nothing beside it', () => {
    const all = [...late, { questionId: 'howLate', choiceId: 'c2' }, { questionId: 'whatElse', responseText: 'x' }]
    const after = (answer: (typeof all)[number]) =>
      withAnswer(QUESTIONS, all, answer).map(({ questionId }) => questionId)
    expect(after({ questionId: 'onTime', responseText: 'yes' })).toEqual(['stars', 'onTime'])
    expect(after({ questionId: 'onTime', responseText: 'no' })).toEqual(['stars', 'onTime'])
    expect(after({ questionId: 'howLate', choiceId: 'c1' })).toEqual(['stars', 'onTime', 'howLate'])
    expect(after({ questionId: 'whatElse', responseText: 'y' })).toEqual(['stars', 'onTime', 'howLate', 'whatElse'])
    expect(withAnswer(QUESTIONS, all, { questionId: 'stars', responseText: '1' })).toContainEqual({
      questionId: 'stars',
      responseText: '1',
    })
    const circle = [question('a', { conditionalOnId: 'b' }), question('b', { conditionalOnId: 'a' })]
    expect(withAnswer(circle, [{ questionId: 'b' }], { questionId: 'a' })).toEqual([{ questionId: 'a' }])
  })

  it('reads an answer without the blanks around it, and a blank one as none', () => {
    const hanging = [
      question('a'),
      question('b', { conditionalOnId: 'a', condition: ' Oui ' }),
      question('c', { conditionalOnId: 'a' }),
    ]
    const after = (responseText: string) => ids(visibleQuestions(hanging, [{ questionId: 'a', responseText }]))
    expect([after(' oui '), after('non'), after('  ')]).toEqual(['a b c', 'a c', 'a'])
  })

  it('survives a circle and a missing parent', () => {
    const circle = [
      question('a', { conditionalOnId: 'b' }),
      question('b', { conditionalOnId: 'a' }),
      question('c', { conditionalOnId: 'nowhere' }),
    ]
    const answers = circle.map(({ id }) => ({ questionId: id, responseText: 'x' }))
    expect(visibleQuestions(circle, answers)).toEqual([])
  })
})

describe('answers', () => {
  const errors = (answers: Parameters<typeof answerErrors>[1]) =>
    Object.fromEntries(answerErrors(QUESTIONS, answers).map(({ path, code }) => [path, code]))

  it('are complete or named', () => {
    expect(errors([])).toEqual({ stars: 'required', onTime: 'required' })
    expect(errors(late)).toEqual({ howLate: 'required' })
    expect(errors([...late, { questionId: 'howLate', choiceId: 'c1' }])).toEqual({})
  })

  it('fit their question', () => {
    const with_ = (questionId: string, answer: object) => [
      ...late.filter((a) => a.questionId !== questionId),
      { questionId, ...answer },
    ]
    expect(errors(with_('stars', { responseText: '6' }))).toMatchObject({ stars: 'outOfRange' })
    for (const stars of ['0', '-1', '4.5', '05', '1e0', 'five', '10'])
      expect(errors(with_('stars', { responseText: stars })), stars).toMatchObject({ stars: 'outOfRange' })
    for (const stars of ['1', '2', '3', '4', '5'])
      expect(errors(with_('stars', { responseText: stars })), stars).toEqual({ howLate: 'required' })
    for (const blank of ['', ' \u00a0 ', null])
      expect(errors(with_('stars', { responseText: blank }))).toMatchObject({ stars: 'required' })
    expect(errors(with_('stars', { choiceId: 'c1' }))).toMatchObject({ stars: 'notAllowed' })
    expect(errors(with_('stars', { responseText: '4', choiceId: 'c1' }))).toMatchObject({ stars: 'notAllowed' })
    expect(errors([...late, { questionId: 'howLate', responseText: 'Plus' }])).toMatchObject({ howLate: 'required' })
    expect(errors(with_('onTime', { responseText: 'maybe' }))).toMatchObject({ onTime: 'notAllowed' })
    expect(errors([...late, { questionId: 'howLate', choiceId: 'c9' }])).toMatchObject({ howLate: 'notAllowed' })
    for (const onTime of ['noon', 'oh no', 'yes!'])
      expect(errors(with_('onTime', { responseText: onTime }))).toMatchObject({ onTime: 'notAllowed' })
    expect(errors(with_('stars', { responseText: ' 5 ' }))).toEqual({ howLate: 'required' })
    const talk = [...late, { questionId: 'howLate', choiceId: 'c2' }]
    expect(errors([...talk, { questionId: 'whatElse', responseText: 'x'.repeat(2000) }])).toEqual({})
    expect(errors([...talk, { questionId: 'whatElse', responseText: 'x'.repeat(2001) }])).toEqual({
      whatElse: 'tooLong',
    })
  })

  it('come once, and only to questions that show', () => {
    expect(errors([...late, { questionId: 'whatElse', responseText: 'x' }])).toMatchObject({ whatElse: 'notAllowed' })
    expect(errors([...late, { questionId: 'unknown', responseText: 'x' }])).toMatchObject({ unknown: 'notAllowed' })
    expect(errors([...late, late[0]!])).toMatchObject({ stars: 'notAllowed' })
  })
})

describe('what is kept', () => {
  it('is the choice or the text, in the order of the questions', () => {
    const answers = [
      { questionId: 'whatElse', responseText: '  Bouchons ' },
      { questionId: 'howLate', choiceId: ' c2 ', responseText: 'Plus' },
      { questionId: 'onTime', responseText: 'NO' },
      { questionId: 'stars', responseText: ' 4', choiceId: null },
    ]
    expect(plainAnswers(QUESTIONS, answers)).toEqual([
      { questionId: 'stars', responseText: '4' },
      { questionId: 'onTime', responseText: 'no' },
      { questionId: 'howLate', choiceId: 'c2' },
      { questionId: 'whatElse', responseText: 'Bouchons' },
    ])
  })
})

describe('the marks of a driver', () => {
  const asks = (id: string, feeds: Rating | null) => ({ id, feeds })
  const stars = (given: Record<string, number>) =>
    Object.entries(given).map(([questionId, count]) => ({ questionId, responseText: `${count}` }))

  it.each(RATINGS)('%s is fed by the questions that say so', (rating) => {
    const questions = [asks('a', rating), asks('b', rating), asks('c', null)]
    expect(marksOf(questions, stars({ a: 5, b: 2, c: 1 }))[rating]).toBe(3.5)
  })

  it('are as a whole the question about it, else the mean of the others', () => {
    const parts = [asks('a', 'outfitRating'), asks('b', 'justiceRating')]
    expect(marksOf(parts, stars({ a: 5, b: 2 }))).toEqual({ outfitRating: 5, justiceRating: 2, totalRating: 3.5 })
    const whole = [...parts, asks('c', 'totalRating')]
    expect(marksOf(whole, stars({ a: 5, b: 2, c: 1 }))).toEqual({ outfitRating: 5, justiceRating: 2, totalRating: 1 })
  })

  it('leave out what was not asked, and are none where nothing feeds any', () => {
    expect(marksOf([asks('a', 'outfitRating'), asks('b', 'justiceRating')], stars({ b: 4 }))).toEqual({
      justiceRating: 4,
      totalRating: 4,
    })
    expect(marksOf([asks('a', null)], stars({ a: 4 }))).toEqual({})
  })
})

describe('the token of the link', () => {
  const whole = { deliveryId: 'd', clientFirstName: 'Léa', clientLastName: 'Martin', exp: 1_800_000_000 }

  it('holds its four claims, each of its kind', () => {
    expect(surveyClaims({ ...whole, purpose: 'survey' })).toMatchObject(whole)
    for (const name of Object.keys(whole)) {
      expect(surveyClaims({ ...whole, [name]: undefined }), name).toBeNull()
      expect(surveyClaims({ ...whole, [name]: [] }), name).toBeNull()
    }
    for (const payload of [null, undefined, 'text', 4, [], { ...whole, exp: '1' }, { ...whole, deliveryId: '' }])
      expect(surveyClaims(payload)).toBeNull()
    expect(surveyClaims({ ...whole, exp: Number.NaN })).toBeNull()
  })
})
