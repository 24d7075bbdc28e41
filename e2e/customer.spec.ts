import type { APIRequestContext } from '@playwright/test'
import { expect } from '@playwright/test'
import { expectAccessible } from './accessibility'
import { order, readOrder, type Ordered } from './order'
import { readMessage } from './outbox'
import { send } from './people'
import { PHONE, test } from './windows'

interface Asked extends Ordered {
  readonly link: string
}

/** A request whose customer was asked by SMS to confirm it; each has a phone of its own. */
async function askByText(address: string, request: APIRequestContext): Promise<Asked> {
  const since = new Date()
  const phone = `+3361${String(Math.floor(Math.random() * 10_000_000)).padStart(7, '0')}`
  const ordered = await order(address, { phone })
  await send(address, 'support', 'POST', '/sms/send-delivery-confirmation', {
    deliveryId: ordered.id,
    recipient: phone,
    message: 'Bonjour, merci de confirmer la livraison de votre véhicule :',
  })
  return { ...ordered, link: await readMessage(request, phone, /(\/delivery-customer-confirmation\?token=\S+)/, since) }
}

test.describe('the customer who was asked by text message', () => {
  test('reads the delivery, and reading it changes nothing', async ({ open, request, address }) => {
    const { id, publicId, link } = await askByText(address, request)
    const before = await readOrder(address, id)
    const { page } = await open('visitor', PHONE)
    await page.goto(link)
    await expect(page.getByText(`Livraison n° ${publicId}`)).toBeVisible()
    await expect(page.getByText('Peugeot 308')).toBeVisible()
    await expect(page).not.toHaveURL(/token=\w/)
    await expectAccessible(page, 'customer confirmation')
    await page.goto(link)
    await expect(page.getByRole('button', { name: 'Je confirme la livraison' })).toBeVisible()
    expect(await readOrder(address, id)).toEqual(before)
    expect(before.status).toBe('PENDING_CUSTOMER_CONFIRMATION')
  })

  test('confirms once: the link is used up', async ({ open, request, address }) => {
    const { id, link } = await askByText(address, request)
    const { page } = await open('visitor', PHONE)
    await page.goto(link)
    await page.getByRole('button', { name: 'Je confirme la livraison' }).click()
    await expect(page.getByText('Merci, votre livraison est confirmée')).toBeVisible()
    expect((await readOrder(address, id)).status).toBe('CONFIRMED_BY_CUSTOMER')
    await page.goto(link)
    await expect(page.getByText('Le lien est incorrect')).toBeVisible()
    await expectAccessible(page, 'used confirmation link')
  })

  test('reports that something is wrong, after a second question', async ({ open, request, address }) => {
    const { id, publicId, link } = await askByText(address, request)
    const { page } = await open('visitor', PHONE)
    await page.goto(link)
    await page.getByRole('button', { name: 'Signaler une anomalie' }).click()
    const dialog = page.getByRole('dialog', { name: 'Signaler une anomalie ?' })
    await expect(dialog.getByText(publicId)).toBeVisible()
    await dialog.getByRole('button', { name: 'Annuler', exact: true }).click()
    expect((await readOrder(address, id)).status).toBe('PENDING_CUSTOMER_CONFIRMATION')
    await page.getByRole('button', { name: 'Signaler une anomalie' }).click()
    await dialog.getByRole('button', { name: 'Signaler et annuler la livraison' }).click()
    await expect(page.getByText('Anomalie signalée')).toBeVisible()
    expect((await readOrder(address, id)).status).toBe('CANCELLED_BY_CUSTOMER')
  })

  test('learns nothing from a link that was never made', async ({ open }) => {
    const { page } = await open('visitor', PHONE)
    for (const token of ['', 'A'.repeat(40), '%3Cscript%3E']) {
      await page.goto(`/delivery-customer-confirmation?token=${token}`)
      await expect(page.getByText('Le lien est incorrect')).toBeVisible()
    }
  })
})
