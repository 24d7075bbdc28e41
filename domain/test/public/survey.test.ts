import { describe, expect, it } from 'vitest'
import { answerErrors, keptAnswers, type SurveyQuestion, visibleQuestions } from '../../src/survey/visibility'

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
      { id: 'c1', choiceText: 'Une heure' },
      { id: 'c2', choiceText: 'Plus' },
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
    expect(errors(with_('stars', { responseText: '4.5' }))).toMatchObject({ stars: 'outOfRange' })
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
