import { beforeEach, expect, it, vi } from 'vitest'

const { invalidateQueries, notify } = vi.hoisted(() => ({
  invalidateQueries: vi.fn(async () => undefined),
  notify: { outcome: (work: Promise<unknown>) => work },
}))
vi.mock('@tanstack/react-query', () => ({ useQueryClient: () => ({ invalidateQueries }) }))
vi.mock('../../lib/i18n', () => ({ useWords: () => (key: string) => key }))
vi.mock('../../lib/api-error-words', () => ({ useApiErrorWords: () => String }))
vi.mock('../../lib/use-refusal', () => ({ useRefusal: () => String }))
vi.mock('../../ui/feedback/toasts', () => ({ notify }))
vi.mock('../../lib/session', () => ({ sessionQuery: { queryKey: ['session'] } }))
vi.mock('../../lib/api', () => {
  const refuse = () => Promise.reject(new Error('refused'))
  return { call: refuse, request: refuse }
})

const { usePeople } = await import('./use-people')
const { useOrganizations } = await import('./use-organizations')
const { useAdmins } = await import('../admins/use-admins')

beforeEach(() => invalidateQueries.mockClear())

// outside of a page: what the hooks use of one is replaced above
const person = { id: 'p1', assigneeFirstName: 'Mina', assigneeLastName: 'Membre' } as never
it.each([
  ['a person of an organisation', 'organizations', () => usePeople().remove(person)],
  ['an organisation', 'organizations', () => useOrganizations().remove('garage')],
  ['an administrator', 'admins', () => useAdmins().remove('a1')],
])('after a refusal, the list of %s is read again: somebody else may have changed them', async (_who, key, change) => {
  await expect(change()).rejects.toThrow('refused')
  expect(invalidateQueries).toHaveBeenCalledWith({ queryKey: [key] })
})
