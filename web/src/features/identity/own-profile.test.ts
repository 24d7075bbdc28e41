import { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import type { Session } from '../../lib/session'
import { ownProfileQuery, profileValues } from './own-profile'

vi.stubGlobal('localStorage', { getItem: () => null })
vi.stubGlobal('document', { documentElement: { lang: 'fr' } })

const session: Session = {
  sub: 'u1',
  profileId: 'p1',
  role: 'DRIVER',
  rank: 0,
  firstName: 'Karim',
  lastName: 'Benali',
  email: 'karim@volant.test',
  language: 'fr',
  organization: null,
}

it('is shown in the language of the session, also where the rest was loaded before it was chosen', async () => {
  const findDriverBySub = { firstName: 'Karim', lastName: 'Ben Ali', email: null }
  vi.stubGlobal('fetch', async () => Response.json({ data: { findDriverBySub } }))
  const own = await new QueryClient().fetchQuery(ownProfileQuery(session))
  expect(profileValues({ ...session, language: 'en' }, own)).toEqual({
    firstName: 'Karim',
    lastName: 'Ben Ali',
    email: '',
    language: 'en',
  })
})

it('is that of the session for an administrator', async () => {
  const admin: Session = { ...session, role: 'ADMIN', rank: 1 }
  const own = await new QueryClient().fetchQuery(ownProfileQuery(admin))
  expect(profileValues(admin, own)).toEqual({ firstName: 'Karim', lastName: 'Benali', language: 'fr' })
})
