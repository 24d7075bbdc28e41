import { expect, it } from 'vitest'
import { paths } from '../app/paths'
import { begunAt, DETAIL_PATHS } from './pages'

const contractIn = (path: string, panel: 'admin' | 'client') => DETAIL_PATHS[panel].exec(path)?.groups?.contract

it.each(['admin', 'client'] as const)('finds the contract number in the addresses of a delivery, for %s', (panel) => {
  const address = paths.delivery(panel, 'TWO_WAY_DELIVERY', 'WAITING_FOR_DRIVER', '100042')
  expect(contractIn(address, panel)).toBe('100042')
  expect(contractIn(paths.contract(panel, '100042'), panel)).toBe('100042')
  expect(begunAt(address)?.parts).toContain(`src/pages/${panel}/delivery.tsx`)
})

it.each([
  // malformed: no text can be read from it
  '/client/pilot/delivered/%E0%A4%A',
  paths.deliveries('admin'),
  paths.deliveries('client'),
  paths.liveMap('admin'),
  paths.liveMap('client'),
  paths.calendar(),
  paths.planning(),
  paths.offers('an-id'),
  paths.createDeal('requested', 'STANDARD', '100042'),
  paths.editDelivery('admin', 'STANDARD', 'confirmed', 'an-id'),
  paths.editDelivery('client', 'STANDARD', 'confirmed', 'an-id'),
])('takes %s for no delivery', (address) => {
  const [path = ''] = address.split('?')
  expect(contractIn(path, 'admin')).toBeUndefined()
  expect(contractIn(path, 'client')).toBeUndefined()
})

it.each([
  paths.home('admin'),
  paths.home('client'),
  paths.home('driver'),
  paths.mission('an-id'),
  paths.deliveries('admin'),
  paths.deliveries('client'),
])('begins %s before its script has come', (address) => expect(begunAt(address)?.words).toContain('ui'))
