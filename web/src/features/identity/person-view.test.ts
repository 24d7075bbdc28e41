import { createElement } from 'react'
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { personQuery, type Person } from './person-query'
import { PersonView } from './person-view'

const { session } = vi.hoisted(() => ({ session: { role: 'ADMIN', rank: 2, sub: 's', profileId: 'p' } }))
vi.mock('../../lib/session', () => ({ useSession: () => session }))
vi.mock('../../lib/i18n', () => ({ useWords: () => (key: string) => key, useLanguage: () => 'fr' }))
vi.mock('../../lib/page-title', () => ({ usePageTitleOf: () => {} }))

const ANNA: Person = {
  firstName: 'Anna',
  lastName: 'Keller',
  email: 'anna@horizon-autos.test',
  phone: null,
  rank: 6,
  organization: { name: 'Horizon Autos', slug: 'horizon-autos' },
  company: null,
  function: null,
  service: null,
  removedAt: null,
  maySignIn: true,
}

function drawn(person: Person): string {
  const client = new QueryClient()
  client.setQueryData(personQuery('1').queryKey, person)
  const hrefOfList = (rank: number, { slug }: { slug: string }) => `/list/${rank}/${slug}`
  const props = { id: '1', hrefOfList, children: () => null }
  return renderToStaticMarkup(
    createElement(
      MantineProvider,
      null,
      createElement(QueryClientProvider, { client }, createElement(PersonView, props)),
    ),
  )
}
const SEND = 'sendPassword.action'

it('leads from a client to the list in which the office changes them', () => {
  expect(drawn(ANNA)).toContain('<a href="/list/6/horizon-autos">Horizon Autos</a>')
  expect(drawn({ ...ANNA, rank: 0, organization: null, company: 'Benali SAS' })).toContain('<dd>Benali SAS</dd>')
})

it('sends a new password to whoever may sign in and be helped', () => {
  expect(drawn(ANNA)).toContain(SEND)
  expect(drawn({ ...ANNA, maySignIn: false })).not.toContain(SEND)
  expect(drawn({ ...ANNA, email: null })).not.toContain(SEND)
  expect(drawn({ ...ANNA, rank: 3 })).not.toContain(SEND)
})
