import { MutationObserver, QueryClient } from '@tanstack/react-query'
import type { EditedQuestion } from '@volant/domain/survey/schema'
import { beforeEach, expect, it, vi } from 'vitest'
import { moved, toEdited } from './edited'
import { editedSurveyQuery, type AskedQuestion } from './editor-query'
import { surveyOptions } from './use-survey-editor'

vi.stubGlobal('localStorage', { getItem: () => null })
vi.stubGlobal('document', { documentElement: { lang: 'fr' } })

const asked = (id: string): AskedQuestion => ({
  id,
  question: { fr: id, en: id },
  answerType: 'TEXT',
  choices: [],
  conditionalOnId: null,
  condition: null,
  feeds: null,
  answered: false,
})
const versionOf = (questions: readonly { id?: string | null }[]) => questions.map(({ id }) => id).join('')

/** The survey on the server. */
let held: readonly AskedQuestion[]
vi.stubGlobal('fetch', async (_url: string, { body }: { body?: string }) => {
  await new Promise((resolve) => setTimeout(resolve, 5))
  if (body) {
    const { version, questions } = JSON.parse(body) as { version: string; questions: EditedQuestion[] }
    if (version !== versionOf(held))
      return Response.json({ code: 'CONFLICT', reason: 'STALE_VERSION', message: '' }, { status: 409 })
    held = questions.map(({ id }) => asked(id ?? 'new'))
  }
  return Response.json({ version: versionOf(held), questions: held, retired: [] })
})

let client: QueryClient
let down: (id: string) => Promise<unknown>
const shown = () => client.getQueryData(editedSurveyQuery.queryKey)?.version

beforeEach(async () => {
  held = ['a', 'b', 'c', 'd'].map(asked)
  client = new QueryClient()
  await client.ensureQueryData(editedSurveyQuery)
  const save = new MutationObserver(client, surveyOptions(client))
  down = (id) =>
    save.mutate((now) => {
      const at = now.findIndex((question) => question.id === id)
      return (moved(now, at, 1) ?? now).map(toEdited)
    })
})

it('carries out two quick moves one after the other', async () => {
  // abcd, bacd, bcad, bcda
  await Promise.all([down('a'), down('a'), down('a')])
  expect([versionOf(held), shown()]).toEqual(['bcda', 'bcda'])
})

it('is refused where somebody else changed the survey, and goes on from what they made of it', async () => {
  held = ['d', 'a', 'b', 'c'].map(asked)
  await expect(down('a')).rejects.toMatchObject({ reason: 'STALE_VERSION' })
  expect(versionOf(held)).toBe('dabc')
  await down('a')
  expect([versionOf(held), shown()]).toEqual(['dbac', 'dbac'])
})
