import { expect } from '@playwright/test'
import { expectAccessible } from './accessibility'
import { DESKTOP, LOADED, PHONE, test } from './fixtures'
import { graphql } from './people'

test('super admins read who looked at where a driver is, and nobody else does', async ({ open, address }) => {
  const { findAllDeliveries: found } = await graphql<{
    findAllDeliveries: { records: { publicId: string; type: string; position: object | null }[] }
  }>(
    address,
    'owner',
    '{ findAllDeliveries(filter: { statuses: [ONGOING] }, pagination: { perPage: 50 }) { records { publicId type position { latitude } } } }',
  )
  const delivery = found.records.find(({ position }) => position !== null)
  const tail = `${delivery?.type.toLowerCase().replaceAll('_', '-')}/ongoing/${delivery?.publicId}`
  const client = await open('owner', PHONE)
  await client.page.goto(`/client/pilot/${tail}`)
  const support = await open('support', DESKTOP)
  await support.page.goto(`/admin/pilot/details/${tail}`)
  for (const { page } of [client, support]) {
    await expect(page.getByText(/^(?:Position reçue|Dernière position)/)).toBeVisible(LOADED)
    await expect(page.getByRole('region', { name: 'Qui a regardé la position' })).toHaveCount(0)
  }
  const office = await open('superAdmin', DESKTOP)
  await office.page.goto(`/admin/pilot/details/${tail}`)
  const card = office.page.getByRole('region', { name: 'Qui a regardé la position' })
  await expect(card.getByRole('listitem').filter({ hasText: 'Horizon Autos' }).first()).toBeVisible(LOADED)
  await expect(card.getByRole('listitem').filter({ hasText: 'Bureau' }).first()).toContainText(
    /\d\d\/\d\d\/\d{4} \d\d:\d\d/,
  )
  await expectAccessible(office.page, 'who looked at a position')
})
