import type { APIRequestContext } from '@playwright/test'
import { expect } from '@playwright/test'
import { expectAccessible } from './accessibility'
import { freshPhone, order, readOrder, type Ordered, type OrderOptions } from './order'
import { readMessage } from './outbox'
import { expectOutcome } from './outcome'
import { send } from './people'
import { DESKTOP, LIVE, PHONE, test } from './fixtures'

interface AskedDelivery extends Ordered {
  readonly link: string
}

const LINK = /(\/delivery-customer-confirmation\?token=\S+)/

/** Creates a request and asks its customer by SMS to confirm it. Each request has its own phone number. */
async function requestConfirmation(
  address: string,
  request: APIRequestContext,
  type?: OrderOptions['type'],
): Promise<AskedDelivery> {
  const since = new Date()
  const phone = freshPhone()
  const ordered = await order(address, { phone, ...(type && { type }) })
  await send(address, 'support', 'POST', '/sms/send-delivery-confirmation', {
    deliveryId: ordered.id,
    recipient: phone,
    message: 'Bonjour, merci de confirmer la livraison de votre véhicule :',
  })
  return { ...ordered, link: await readMessage(request, phone, LINK, since) }
}

test.describe('the customer who was asked by text message', () => {
  test('reads the delivery, and reading it changes nothing', async ({ open, request, address }) => {
    const { id, publicId, link } = await requestConfirmation(address, request)
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

  test('reads where the second vehicle goes, and which one that is', async ({ open, request, address }) => {
    const { link } = await requestConfirmation(address, request, 'TWO_WAY_DELIVERY')
    const { page } = await open('visitor', PHONE)
    await page.goto(link)
    await expect(page.getByText('Départ de la restitution')).toBeVisible()
    await expect(page.getByText('À restituer')).toHaveCount(1)
    await expectAccessible(page, 'customer confirmation of a round trip')
  })

  test('confirms once, and the link is then invalid', async ({ open, request, address }) => {
    const { id, link } = await requestConfirmation(address, request)
    const { page } = await open('visitor', PHONE)
    await page.goto(link)
    await page.getByRole('button', { name: 'Je confirme la livraison' }).click()
    await expectOutcome(page, 'Merci, votre livraison est confirmée')
    expect((await readOrder(address, id)).status).toBe('CONFIRMED_BY_CUSTOMER')
    await page.goto(link)
    await expect(page.getByText('Le lien est incorrect')).toBeVisible()
    await expectAccessible(page, 'used confirmation link')
  })

  test('reports that something is wrong, after confirming it', async ({ open, request, address }) => {
    const { id, publicId, link } = await requestConfirmation(address, request)
    const { page } = await open('visitor', PHONE)
    await page.goto(link)
    await page.getByRole('button', { name: 'Signaler une anomalie' }).click()
    const dialog = page.getByRole('dialog', { name: 'Signaler une anomalie ?' })
    await expect(dialog.getByText(publicId)).toBeVisible()
    await dialog.getByRole('button', { name: 'Retour', exact: true }).click()
    expect((await readOrder(address, id)).status).toBe('PENDING_CUSTOMER_CONFIRMATION')
    await page.getByRole('button', { name: 'Signaler une anomalie' }).click()
    await dialog.getByRole('button', { name: 'Signaler et annuler la livraison' }).click()
    await expectOutcome(page, 'Anomalie signalée')
    expect((await readOrder(address, id)).status).toBe('CANCELLED_BY_CUSTOMER')
  })

  test('reads no delivery behind an unknown link', async ({ open }) => {
    const { page } = await open('visitor', PHONE)
    for (const token of ['', 'A'.repeat(40), '%3Cscript%3E']) {
      await page.goto(`/delivery-customer-confirmation?token=${token}`)
      await expect(page.getByText('Le lien est incorrect')).toBeVisible()
    }
  })

  test('is asked from the admin panel, which shows the answer live', async ({ open, request, address }) => {
    const since = new Date()
    const phone = freshPhone()
    const { publicId } = await order(address, { phone })
    const detail = `/admin/pilot/details/standard/requested/${publicId}`
    const { page: office } = await open('support', DESKTOP)
    await office.goto(detail)
    const panel = office.getByRole('region', { name: 'SMS de confirmation' })
    await expect(panel.getByText('SMS Non envoyé')).toBeVisible()
    await expect(panel.getByText('SMS Non confirmé')).toBeVisible()
    await panel.getByRole('button', { name: 'Envoyer le SMS' }).click()
    const dialog = office.getByRole('dialog', { name: `SMS au client, livraison ${publicId}` })
    const message = dialog.getByRole('textbox', { name: 'Message' })
    await expect(message).toHaveValue(/^Bonjour .+ entre \d\d:\d\d et \d\d:\d\d\. .*\{link\}/)
    await expect(dialog.getByText(/caractères avec le lien · 2 SMS/)).toBeVisible()
    await message.press('End')
    await message.pressSequentially(' Bientôt')
    await expect(dialog.getByText(/de 160 à 70 caractères par SMS\s: ô/)).toBeVisible()
    await expectAccessible(office, 'SMS dialog')
    await dialog.getByRole('button', { name: 'Les remplacer' }).click()
    await expect(dialog.getByText(/caractères avec le lien · 2 SMS/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Envoyer', exact: true }).click()
    await expect(office).toHaveURL(/delivery-table\/pending-customer-confirmation/)
    await office.goto(detail)
    await expect(panel.getByText('SMS envoyé')).toBeVisible()
    await expect(panel.getByRole('button', { name: 'Envoyer le SMS' })).toBeHidden()

    const { page: customer } = await open('visitor', PHONE)
    await customer.goto(await readMessage(request, phone, LINK, since))
    await expect(customer).not.toHaveURL(/token=\w/)
    // the token is removed from the address bar, and a reload still works
    await customer.reload()
    await customer.getByRole('button', { name: 'Je confirme la livraison' }).click()
    await expect(customer.getByText('Merci, votre livraison est confirmée')).toBeVisible()
    await expect(panel.getByText('Confirmé par le client')).toBeVisible(LIVE)
  })
})
