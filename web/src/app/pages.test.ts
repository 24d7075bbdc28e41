import { PAGES, LIGHT_PAGES, documentOf, isPage } from '@volant/contract/pages'
import { expect, it } from 'vitest'
import { router } from './router'

it('lists every route, so that the server answers 404 for other addresses', () => {
  expect(PAGES.toSorted()).toEqual([...Object.keys(router.routesByPath), ...Object.values(LIGHT_PAGES)].toSorted())
})

it('gives the light pages, and no other, their own documents', () => {
  for (const path of ['/tracking/a.b', '/tracking/a/']) expect(documentOf(path)).toBe('tracking.html')
  for (const path of ['/verify', '/verify/']) expect(documentOf(path)).toBe('verify.html')
  for (const path of ['/login', '/login/']) expect(documentOf(path)).toBe('login.html')
  for (const path of ['/', '/login/a', '/tracking', '/tracking/a/b', '/verify/a'])
    expect(documentOf(path)).toBe('index.html')
})

it('matches addresses by their segments', () => {
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
