import { deliveries as enDeliveries } from '@volant/contract/words/en/deliveries'
import { papers as enPapers } from '@volant/contract/words/en/papers'
import { sms as enSms } from '@volant/contract/words/en/sms'
import { deliveries as frDeliveries } from '@volant/contract/words/fr/deliveries'
import { papers as frPapers } from '@volant/contract/words/fr/papers'
import { sms as frSms } from '@volant/contract/words/fr/sms'
import { expect } from '@playwright/test'
import { chooseAction } from './actions'
import { desktopIn, inLanguage, TEXTS, toast } from './catalogue'
import { assign, order } from './order'
import { graphql } from './people'
import { test, type Window } from './fixtures'

const BUTTONS = {
  fr: { deliveries: frDeliveries, papers: frPapers, sms: frSms, save: 'Enregistrer' },
  en: { deliveries: enDeliveries, papers: enPapers, sms: enSms, save: 'Save' },
}
const PAPER = { name: 'scan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') }

const detail = (publicId: string, status = 'requested', type = 'standard') =>
  `/admin/pilot/details/${type}/${status}/${publicId}`

for (const language of ['fr', 'en'] as const) {
  const texts = TEXTS[language]
  const labels = BUTTONS[language]
  const { action, dialog: words } = labels.deliveries

  test.describe(`in ${language}`, () => {
    const localised = (opening: Promise<Window>) => inLanguage(language, opening)
    const screen = desktopIn(language)

    test('a failed upload shows its reason, and saving documents is confirmed', async ({ open, address }) => {
      const { publicId } = await order(address)
      const page = await localised(open('support', screen))
      await page.goto(detail(publicId))
      await page.getByRole('button', { name: labels.deliveries.detail.editDocuments }).click()
      const dialog = page.getByRole('dialog')
      const file = dialog.getByLabel(labels.papers.add)
      const fault = dialog.getByRole('alert')

      await page.route('**/upload/authenticated-presigned-url', (route) => route.fulfill({ status: 201, json: {} }))
      await file.setInputFiles(PAPER)
      await expect(fault).toHaveText(texts.noPlace)
      await page.unroute('**/upload/authenticated-presigned-url')

      await page.route('**/files/**', (route) => route.fulfill({ status: 503, json: {} }))
      await file.setInputFiles(PAPER)
      await expect(fault).toHaveText(texts.badStatus)
      await page.unroute('**/files/**')
      await page.route('**/files/**', (route) => route.abort())
      await file.setInputFiles(PAPER)
      await expect(fault).toHaveText(texts.noNetwork)
      await page.unroute('**/files/**')

      await file.setInputFiles(PAPER)
      await expect(toast(page, texts.uploaded)).toBeVisible()
      await expect(dialog.getByRole('textbox').first()).toHaveValue('scan.pdf')
      const save = dialog.getByRole('button', { name: labels.save })
      await page.route('**/delivery/update-validation-docs', (route) => route.fulfill({ status: 500, json: {} }))
      await save.click()
      await expect(toast(page, texts.papersFailed)).toBeVisible()
      await page.unroute('**/delivery/update-validation-docs')
      await save.click()
      await expect(toast(page, texts.papersDone)).toBeVisible()
    })

    test('confirming, changing the type and cancelling are confirmed by a toast', async ({ open, address }) => {
      const { publicId } = await order(address, { type: 'TWO_WAY_DELIVERY' })
      const page = await localised(open('maintainer', screen))
      await page.goto(detail(publicId, 'requested', 'two-way-delivery'))
      await chooseAction(page, action.CANCEL_RESTITUTION)
      await page.getByRole('dialog').getByRole('button', { name: words.restitutionConfirm }).click()
      await expect(toast(page, texts.typeChanged)).toBeVisible()
      await page.goto(detail(publicId))
      await page.getByRole('button', { name: action.CONFIRM, exact: true }).click()
      await expect(toast(page, texts.confirmed)).toBeVisible()
      await page.goto(detail(publicId, 'confirmed'))
      await chooseAction(page, action.CANCEL)
      const form = page.getByRole('dialog')
      await form
        .getByRole('combobox', { name: words.reason })
        .or(form.getByRole('textbox', { name: words.reason }))
        .click()
      await page.getByRole('option', { name: labels.deliveries.cancelReason.customer_not_available }).click()
      await form.getByRole('button', { name: words.cancelConfirm }).click()
      await expect(toast(page, texts.cancelled)).toBeVisible()
    })

    test('sending the confirmation SMS, the tracking link and the rating request is confirmed by a toast', async ({
      open,
      address,
    }) => {
      const page = await localised(open('maintainer', { ...screen, permissions: ['clipboard-write'] }))
      const asked = await order(address)
      await page.goto(detail(asked.publicId))
      await page.getByRole('button', { name: labels.sms.send }).first().click()
      await page.getByRole('dialog').getByRole('button', { name: labels.sms.dialog.confirm, exact: true }).click()
      await expect(toast(page, texts.smsSent)).toBeVisible()

      const driven = await order(address)
      await assign(address, driven, 'driver2')
      await page.goto(detail(driven.publicId, 'set'))
      await page.getByRole('button', { name: labels.sms.tracking.resend }).click()
      await expect(toast(page, texts.trackingSent)).toBeVisible()
      await page
        .getByRole('button', { name: labels.deliveries.detail.copyCode.split('{{')[0] })
        .first()
        .click()
      await expect(toast(page, texts.copied)).toBeVisible()

      await graphql(
        address,
        'superAdmin',
        'mutation($input: UpdateDeliveryStatusInput!) { updateDeliveryStatus(input: $input) { id } }',
        { input: { id: driven.id, status: 'COMPLETED', reason: 'Pour le catalogue des textes' } },
      )
      await page.goto(detail(driven.publicId, 'completed'))
      await page.getByRole('button', { name: action.SEND_RATING_EMAIL }).click()
      await expect(toast(page, texts.ratingSent)).toBeVisible()
    })
  })
}
