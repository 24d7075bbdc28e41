import { PAGES, isPage } from '@volant/contract/pages'
import { expect, it } from 'vitest'
import { router } from './router'

it('names each page to the server, which answers 404 for every other address', () => {
  expect(PAGES.toSorted()).toEqual(Object.keys(router.routesByPath).toSorted())
})

it('knows an address by its segments', () => {
  for (const path of ['/', '/login', '/login/', '/tracking/a.b', '/admin/pilot/create-deal/requested/standard/100001'])
    expect([path, isPage(path)]).toEqual([path, true])
  for (const path of [
    '',
    '/nothing',
    '/tracking',
    '/tracking/',
    '/tracking/a/b',
    '/login/x',
    '/admin/pilot',
    '//login',
  ])
    expect([path, isPage(path)]).toEqual([path, false])
})
