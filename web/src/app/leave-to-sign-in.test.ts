import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, it, vi } from 'vitest'
import { sessionQuery } from '../lib/session'
import { leaveAfterSession } from './leave-to-sign-in'

let idToken: string | null
const heard: (() => void)[] = []
const assign = vi.fn()
vi.stubGlobal('localStorage', { getItem: () => idToken })
vi.stubGlobal('window', {
  location: { assign },
  addEventListener: (event: string, listener: () => void) => event === 'storage' && heard.push(listener),
})
/** Another tab changes something that is stored. */
const hear = () => heard.forEach((listener) => listener())

const client = new QueryClient()
leaveAfterSession(client, () => '/client/dashboard')

beforeEach(() => {
  client.clear()
  assign.mockClear()
})

it('is led to the sign-in once another tab has signed out, and only then', () => {
  client.setQueryData(sessionQuery.queryKey, {
    sub: 'u1',
    profileId: 'p1',
    role: 'CLIENT',
    rank: 4,
    firstName: 'Claire',
    lastName: 'Fontaine',
    email: 'claire@horizon.test',
    language: 'fr',
    organization: null,
  })
  idToken = 'x'
  hear()
  expect(assign).not.toHaveBeenCalled()
  idToken = null
  hear()
  expect(assign.mock.calls).toEqual([['/login?next=%2Fclient%2Fdashboard']])
})

it('stays on the page of a visitor, whatever other tabs store or end', () => {
  for (idToken of [null, 'x', null]) hear()
  expect(assign).not.toHaveBeenCalled()
})
