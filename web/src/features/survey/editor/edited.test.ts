import { describe, expect, it } from 'vitest'
import type { EditedQuestion } from '@volant/domain/survey/schema'
import type { AskedQuestion } from './editor-query'
import { moved, placed, toEdited, without } from './edited'
import { conditionOf, questionResolver, toQuestion, type QuestionValues } from './question-values'

const uuid = (letter: string) => `0197aaaa-0000-7000-8000-00000000000${letter}`
const asked = (letter: string, on?: string, change: Partial<AskedQuestion> = {}): AskedQuestion => ({
  id: uuid(letter),
  question: { fr: letter, en: letter },
  answerType: 'TEXT',
  choices: [],
  conditionalOnId: on ? uuid(on) : null,
  condition: null,
  feeds: null,
  answered: false,
  ...change,
})
const letters = (questions: readonly EditedQuestion[] | null) => questions?.map(({ id }) => id?.at(-1)).join('')

// a, with b and c below it; d, with e; f
const LIST = [asked('a'), asked('b', 'a'), asked('c', 'b'), asked('d'), asked('e', 'd'), asked('f')]

describe('the order of the questions', () => {
  it('changes by what hangs together', () => {
    expect(letters(moved(LIST, 0, 1))).toBe('deabcf')
    expect(letters(moved(LIST, 3, -1))).toBe('deabcf')
    expect(letters(moved(LIST, 3, 1))).toBe('abcfde')
    expect(letters(moved(LIST, 5, -1))).toBe('abcfde')
  })

  it('has an end, and no question comes before the one it depends on', () => {
    for (const [index, by] of [
      [0, -1],
      [5, 1],
      [1, -1],
      [1, 1],
      [2, -1],
      [4, 1],
      [9, 1],
    ] as const)
      expect(moved(LIST, index, by), `${index} ${by}`).toBeNull()
    const twins = [asked('a'), asked('b', 'a'), asked('c', 'a'), asked('d', 'b')]
    expect(letters(moved(twins, 1, 1))).toBe('acbd')
    expect(letters(moved(twins, 2, -1))).toBe('acbd')
  })
})

describe('the list that is sent', () => {
  it('has a new question at its end, a changed one at its place, and none that depends on a retired one', () => {
    const edited = LIST.map(toEdited)
    expect(letters(placed(edited, 6, toEdited(asked('7'))))).toBe('abcdef7')
    expect(letters(placed(edited, 1, toEdited(asked('7'))))).toBe('a7cdef')
    expect(letters(without(LIST, uuid('a')))).toBe('def')
    expect(letters(without(LIST, uuid('c')))).toBe('abdef')
    expect(edited[0]).not.toHaveProperty('answered')
  })
})

describe('the form of a question', () => {
  const choices = [
    { id: uuid('1'), choiceText: { fr: 'Peu', en: 'Little' } },
    { id: uuid('2'), choiceText: { fr: 'Trop', en: 'Much' } },
  ]
  const choice = toEdited(asked('a', undefined, { answerType: 'MULTIPLE_CHOICE', choices }))

  it('shows a condition as its list has it', () => {
    for (const stored of ['Trop', 'MUCH', uuid('2')]) expect(conditionOf(choice, stored)).toBe(uuid('2'))
    expect(conditionOf(toEdited(asked('a', undefined, { answerType: 'YES_NO' })), 'YES')).toBe('yes')
    expect(conditionOf(toEdited(asked('a')), 'Any text')).toBe('Any text')
    expect(conditionOf(choice, null)).toBeNull()
    expect(conditionOf(undefined, 'x')).toBe('x')
  })

  it('sends choices and marks only where the type has them, and a condition only with its question', () => {
    const values: QuestionValues = { ...choice, feeds: 'outfitRating', condition: 'yes' }
    expect(toQuestion(values)).toMatchObject({ choices, feeds: null, conditionalOnId: null, condition: null })
    expect(toQuestion({ ...values, answerType: 'STAR_RATING' })).toMatchObject({ choices: [], feeds: 'outfitRating' })
    expect(toQuestion({ ...values, conditionalOnId: uuid('9'), condition: '' })).toMatchObject({ condition: null })
  })

  it('is judged at its place, and says when another question would no longer fit it', async () => {
    const child = toEdited(asked('b', 'a', { condition: uuid('2') }))
    const judge = questionResolver([choice, child], 0)
    const faults = async (values: QuestionValues) => {
      const options = { fields: {}, shouldUseNativeValidation: false } as const
      return Object.keys((await judge(values, undefined, options)).errors)
    }
    expect(await faults(choice)).toEqual([])
    expect(await faults({ ...choice, choices: choices.slice(0, 1) })).toEqual(['choices', 'dependents'])
    expect(await faults({ ...choice, answerType: 'YES_NO' })).toEqual(['dependents'])
    expect(await faults({ ...choice, question: { fr: '', en: 'x' } })).toEqual(['question'])
  })
})
