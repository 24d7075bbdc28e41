import { deal as enDeal } from '@volant/contract/words/en/deal'
import { deliveries as enDeliveries } from '@volant/contract/words/en/deliveries'
import { identity as enIdentity } from '@volant/contract/words/en/identity'
import { ui as enUi } from '@volant/contract/words/en/ui'
import { wizard as enWizard } from '@volant/contract/words/en/wizard'
import { deal as frDeal } from '@volant/contract/words/fr/deal'
import { deliveries as frDeliveries } from '@volant/contract/words/fr/deliveries'
import { identity as frIdentity } from '@volant/contract/words/fr/identity'
import { ui as frUi } from '@volant/contract/words/fr/ui'
import { wizard as frWizard } from '@volant/contract/words/fr/wizard'
import { expect } from '@playwright/test'
import { chooseAction } from './actions'
import { breakOperation, desktopIn, inLanguage, TEXTS, toast } from './catalogue'
import { largeFile } from './large-file'
import { takePhoto } from './mission'
import { assign, order } from './order'
import { graphql, PEOPLE } from './people'
import { pickDay } from './wizard'
import { holdBack, test, type Window } from './fixtures'

const WORDS = {
  fr: { deal: frDeal, deliveries: frDeliveries, identity: frIdentity, ui: frUi, wizard: frWizard },
  en: { deal: enDeal, deliveries: enDeliveries, identity: enIdentity, ui: enUi, wizard: enWizard },
}
const LARGE = 5 * 1024 * 1024 + 1
const detail = (publicId: string, status = 'requested') => `/admin/pilot/details/standard/${status}/${publicId}`

for (const language of ['fr', 'en'] as const) {
  const texts = TEXTS[language]
  const labels = WORDS[language]
  const { action, dialog, photos, photo } = labels.deliveries

  test.describe(`in ${language}`, () => {
    const localised = (opening: Promise<Window>) => inLanguage(language, opening)
    const screen = desktopIn(language)

    test('an account that is not confirmed is asked for its code', async ({ open }) => {
      const page = await localised(open('visitor', screen))
      await page.route('**/auth/login-gestion', (route) =>
        route.fulfill({
          status: 403,
          json: {
            statusCode: 403,
            code: 'FORBIDDEN',
            reason: 'USER_NOT_CONFIRMED',
            message: 'User is not confirmed.',
          },
        }),
      )
      await page.goto('/login')
      await page.getByRole('textbox', { name: labels.identity.email }).fill(PEOPLE.newcomer)
      await page.getByLabel(labels.identity.password, { exact: true }).fill('Some-password-1')
      await page.getByRole('button', { name: labels.identity.signIn }).click()
      await expect(page.getByText(texts.unconfirmed)).toBeVisible()
      await expect(page.getByLabel(labels.identity.code.label)).toBeFocused()
    })

    test('a table cell with an unreadable value shows the error text', async ({ open }) => {
      const page = await localised(open('support', screen))
      await page.route('**/graphql', async (route) => {
        const { query = '' } = route.request().postDataJSON() as { query?: string }
        if (!query.includes('OfficeTable')) return route.fallback()
        const answer = await route.fetch()
        const body = (await answer.json()) as { data: { findAllDeliveries: { records: object[] } } }
        Object.assign(body.data.findAllDeliveries.records[0] ?? {}, {
          confirmedAt: null,
          carPickUpDate: null,
          margin: 'not an amount',
        })
        return route.fulfill({ response: answer, json: body })
      })
      await page.goto('/admin/pilot/delivery-table/set')
      const row = page.getByRole('table').getByRole('row').nth(1)
      await expect(row.getByText(texts.noHour)).toBeVisible()
      await expect(row.getByText(texts.amountFailed, { exact: true })).toBeVisible()
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    })

    test('the delivery page shows the error text for what it cannot read', async ({ open, address }) => {
      const { publicId } = await order(address)
      const page = await localised(open('support', screen))
      await page.route('**/graphql', async (route) => {
        const answer = await route.fetch()
        const text = await answer.text()
        return route.fulfill({
          response: answer,
          body: text.replaceAll('"pickedUpAt":null', '"pickedUpAt":"31/31/2026"'),
        })
      })
      await page.goto(detail(publicId))
      await expect(page.getByText(texts.dateFailed).first()).toBeVisible()
      // lets requests that were sent meanwhile finish first
      await page.unrouteAll({ behavior: 'wait' })
      await breakOperation(page, 'OfficeDelivery', 'failure')
      await page.goto(detail(publicId))
      await expect(page.getByText(`${texts.detailFailed} ${texts.unknown}`)).toBeVisible({ timeout: 20_000 })
    })

    test('the tracking page shows that it loads, and that it failed', async ({ open, address }) => {
      const ordered = await order(address)
      await assign(address, ordered, 'driver5')
      const page = await localised(open('visitor', screen))
      const answer = await holdBack(page, '**/delivery/unAuth/**', (route) =>
        route.fulfill({ status: 500, json: { statusCode: 500, code: 'INTERNAL', message: 'no' } }),
      )
      await page.goto(`/tracking/${ordered.trackingId}`)
      await expect(page.getByText(texts.following)).toBeVisible()
      answer()
      await expect(page.getByText(texts.followFailed)).toBeVisible({ timeout: 20_000 })
    })

    test('a downloaded report is confirmed, and a failed one shows an error', async ({ open, address }) => {
      const { publicId } = await order(address)
      const page = await localised(open('support', screen))
      await page.goto(detail(publicId))
      const report = page.getByRole('button', { name: labels.deliveries.detail.report })
      await page.route('**/delivery/generate-report/**', (route) => route.fulfill({ status: 500, json: {} }))
      await report.click()
      await expect(toast(page, texts.reportFailed)).toBeVisible()
      await page.unroute('**/delivery/generate-report/**')
      await report.click()
      await expect(toast(page, texts.reportDone)).toBeVisible()
    })

    test('a refused or interrupted photo shows its reason, keeps the former photo, and can be sent again', async ({
      open,
      address,
    }) => {
      const ordered = await order(address)
      await assign(address, ordered, 'driver5')
      const page = await localised(open('support', screen))
      await page.goto(detail(ordered.publicId, 'set'))
      await page.getByRole('button', { name: photos.edit }).click()
      const before = page.getByRole('dialog').getByRole('region', { name: labels.deliveries.detail.photosBefore })
      const label = (words: string) => words.replace('{{view}}', photo.top)
      const fault = before.getByRole('alert')
      const jpeg = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await takePhoto(page, 'one') }
      const add = before.getByLabel(label(photos.add), { exact: true })

      await add.setInputFiles(largeFile(jpeg.name, Buffer.concat([jpeg.buffer, Buffer.alloc(LARGE)])))
      await expect(fault).toHaveText(texts.tooLarge)
      await add.setInputFiles({ ...jpeg, name: 'photo.txt', mimeType: 'text/plain' })
      await expect(fault).toHaveText(texts.wrongType)
      await add.setInputFiles({ ...jpeg, buffer: Buffer.from('GIF89a, not a picture') })
      await expect(fault).toHaveText(texts.unreadable)
      const two = await page.evaluateHandle(() => {
        const data = new DataTransfer()
        for (const name of ['a.jpg', 'b.jpg']) data.items.add(new File(['x'], name, { type: 'image/jpeg' }))
        return data
      })
      await add.locator('..').dispatchEvent('drop', { dataTransfer: two })
      await expect(fault).toHaveText(texts.onlyOne)
      await page.route('**/upload/authenticated-presigned-url', (route) => route.fulfill({ status: 500, json: {} }))
      await add.setInputFiles(jpeg)
      await expect(fault).toHaveText(texts.notSent)
      await page.unroute('**/upload/authenticated-presigned-url')
      await expect(before.locator('img')).toHaveCount(0)

      await add.setInputFiles(jpeg)
      await expect(toast(page, texts.photoKept)).toBeVisible()
      const shown = before.locator('img')
      await expect(shown).toHaveCount(1)
      const kept = await shown.getAttribute('src')

      const replace = before.getByLabel(label(photos.replace), { exact: true })
      const other = { ...jpeg, buffer: await takePhoto(page, 'two') }
      await page.route('**/files/**', (route) =>
        route.request().method() === 'PUT' ? route.abort('connectionreset') : route.continue(),
      )
      await replace.setInputFiles(other)
      await expect(fault).toHaveText(texts.noNetwork)
      await expect(shown).toHaveAttribute('src', kept ?? '')
      await page.unroute('**/files/**')
      await replace.setInputFiles(other)
      await expect(fault).toHaveCount(0)
      await expect(shown).not.toHaveAttribute('src', kept ?? '')
      await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640)
    })

    test('an edited contract, a terminated mission and a rank that is too low are reported', async ({
      open,
      address,
    }) => {
      const ordered = await order(address)
      await assign(address, ordered, 'driver5')
      const page = await localised(open('maintainer', screen))
      await page.goto(`/admin/pilot/edit-deal/set/standard/${ordered.publicId}`)
      await page.getByLabel(labels.deal.clientFinalPrice).fill('640')
      await page.getByRole('button', { name: labels.deal.submit.EDIT }).click()
      await expect(toast(page, texts.updated)).toBeVisible()

      await page.goto(detail(ordered.publicId, 'set'))
      const terminate = async () => {
        await chooseAction(page, action.TERMINATE)
        const form = page.getByRole('dialog')
        await form.getByLabel(dialog.terminateReason).fill('Pour le catalogue des textes')
        await form.getByRole('button', { name: dialog.terminateConfirm }).click()
      }
      const error = { statusCode: 403, code: 'FORBIDDEN', reason: 'RANK_TOO_LOW', message: 'Rank too low' }
      await breakOperation(page, 'ChangeStatus', {
        data: null,
        errors: [{ message: error.message, extensions: error }],
      })
      await terminate()
      await expect(toast(page, texts.forbiddenAction)).toBeVisible()
      await page.unroute('**/graphql')
      await page.reload()
      await terminate()
      await expect(toast(page, texts.terminated)).toBeVisible()
    })

    test('a deadline that has passed is refused beside its field', async ({ open, address }) => {
      const { findAllDeliveries: found } = await graphql<{
        findAllDeliveries: { records: { publicId: string; type: string; carDeliveryDeadline: string }[] }
      }>(
        address,
        'maintainer',
        '{ findAllDeliveries(filter: { tab: ALERT }, pagination: { perPage: 100 }) { records { publicId type carDeliveryDeadline } } }',
      )
      const late = found.records.find(({ carDeliveryDeadline: at }) => Date.parse(at) < Date.now())
      const type = late?.type.toLowerCase().replaceAll('_', '-')
      const page = await localised(open('maintainer', screen))
      await page.goto(`/admin/pilot/edit-deal/alert/${type}/${late?.publicId}`)
      await page.getByRole('button', { name: labels.deal.submit.ALLOW }).click()
      await expect(page.getByText(texts.past)).toBeVisible()
    })

    test('the fields of a request show their errors, and creating the request is confirmed', async ({ open }) => {
      const page = await localised(open('owner', screen))
      await page.goto('/client/new-delivery/standard')
      const { customer, dates, next } = labels.wizard
      const form = page.getByRole('region', { name: customer.title, exact: true })
      await form.getByLabel(customer.email).fill('nobody')
      await form.getByLabel(customer.phone).fill('12')
      await page.getByRole('button', { name: next }).click()
      await expect(form.getByText(texts.required).first()).toBeVisible()
      await expect(form.getByText(texts.badEmail)).toBeVisible()
      await expect(form.getByText(texts.badPhone)).toBeVisible()

      await form.getByLabel(customer.firstName).fill('Camille')
      await form.getByRole('textbox', { name: customer.lastName, exact: true }).fill('Renaud')
      await form.getByLabel(customer.email).fill('camille.renaud@example.test')
      await form.getByLabel(customer.phone).fill('06 12 34 56 78')
      await pickDay(page, dates.carAvailabilityDate, 10, labels.ui.calendar)
      await pickDay(page, dates.carPickUpDate, 11, labels.ui.calendar)
      await pickDay(page, dates.carDeliveryDeadline, 12, labels.ui.calendar)
      await page.getByRole('button', { name: next }).click()
      await expect(toast(page, texts.created)).toBeVisible()
    })
  })
}
