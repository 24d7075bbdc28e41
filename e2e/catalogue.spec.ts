import { deal as enDeal } from '@volant/contract/words/en/deal'
import { deliveries as enDeliveries } from '@volant/contract/words/en/deliveries'
import { identity as enIdentity } from '@volant/contract/words/en/identity'
import { deal as frDeal } from '@volant/contract/words/fr/deal'
import { deliveries as frDeliveries } from '@volant/contract/words/fr/deliveries'
import { identity as frIdentity } from '@volant/contract/words/fr/identity'
import { expect, type WebSocketRoute } from '@playwright/test'
import { chooseAction } from './actions'
import { breakOperation, desktopIn, inLanguage, TEXTS, toast, type Language } from './catalogue'
import { order } from './order'
import { graphql, PEOPLE, pressSignIn, type Person } from './people'
import { DESKTOP, silenceLive, test, type Window } from './fixtures'

// Labels to click. The texts that must appear are written out in catalogue.ts.
const BUTTONS = {
  fr: { deal: frDeal, deliveries: frDeliveries, identity: frIdentity },
  en: { deal: enDeal, deliveries: enDeliveries, identity: enIdentity },
}

/** Creates a delivery cancelled by the office, which may be deleted and reactivated. */
async function cancelled(address: string): Promise<string> {
  const { id, publicId } = await order(address)
  const input = { id, reason: 'other', additionalInfo: 'Pour le catalogue des textes' }
  await graphql(
    address,
    'maintainer',
    'mutation($input: CancelDeliveryInput!) { cancelDelivery(input: $input) { id } }',
    {
      input,
    },
  )
  return publicId
}

/** The delay before a lost live channel is opened again. */
const RECONNECT_MS = 10_000

/** Answers like a server that refuses every connection to the live channel. */
function refuseLive(socket: WebSocketRoute): void {
  socket.send('0{"sid":"none","upgrades":[],"pingInterval":25000,"pingTimeout":20000,"maxPayload":1000000}')
  socket.onMessage(() => socket.send('44/location,{"message":"refused"}'))
}

const details = (publicId: string) => `/admin/pilot/details/standard/cancelled-by-admin/${publicId}`

for (const language of ['fr', 'en'] as const satisfies readonly Language[]) {
  const texts = TEXTS[language]
  const labels = BUTTONS[language]

  test.describe(`in ${language}`, () => {
    const localised = (opening: Promise<Window>) => inLanguage(language, opening)
    const screen = desktopIn(language)

    test('a wrong password, the panel of another role and a dead link show their error', async ({ open }) => {
      const visitor = await localised(open('visitor', screen))
      await visitor.goto('/login')
      await visitor.getByRole('textbox', { name: labels.identity.email }).fill(PEOPLE.support)
      await visitor.getByLabel(labels.identity.password, { exact: true }).fill('Wrong-password-1')
      await pressSignIn(visitor, visitor.getByRole('button', { name: labels.identity.signIn }))
      await expect(visitor.getByRole('alert')).toHaveText(texts.wrongCredentials)
      await visitor.goto('/delivery-customer-confirmation?token=nobody-made-this-one')
      await expect(visitor.getByText(texts.deadLink)).toBeVisible()
      await expect(visitor.getByText(texts.deadLinkWhy)).toBeVisible()

      const owner = await localised(open('owner', screen))
      await owner.goto('/admin/dashboard')
      await expect(owner.getByText(texts.forbidden)).toBeVisible()
      await owner.getByRole('main').getByRole('link').first().click()
      await expect(owner).toHaveURL(/\/client\/dashboard/)
    })

    test('a table that cannot be loaded shows an error, and an empty one its empty text', async ({ open }) => {
      const page = await localised(open('support', screen))
      await breakOperation(page, 'OfficeTable', 'failure')
      await page.goto('/admin/pilot/delivery-table/requested')
      await expect(page.getByText(texts.noRecords)).toBeVisible({ timeout: 20_000 })
      await page.unroute('**/graphql')
      await breakOperation(page, 'OfficeTable', { data: { findAllDeliveries: { total: 0, records: [] } } })
      await page.goto('/admin/pilot/delivery-table/completed')
      await expect(page.getByText(texts.empty)).toBeVisible()
    })

    test('codes that cannot be fetched lead back to the start', async ({ open, address }) => {
      const { id, publicId } = await order(address)
      const page = await localised(open('owner', screen))
      const created = `/client/new-delivery/standard/created/${id}/${publicId}/1`
      await breakOperation(page, 'DeliveryCodes', {
        data: {
          findDeliveryById: {
            id,
            publicId,
            type: 'STANDARD',
            status: 'REQUESTED',
            startCode: null,
            destinationCode: null,
            returnCode: null,
          },
        },
      })
      await page.goto(created)
      await expect(page.getByText(texts.missingCode).first()).toBeVisible()
      await page.unroute('**/graphql')
      await breakOperation(page, 'DeliveryCodes', 'failure')
      await page.goto(created)
      await expect(page).toHaveURL(/\/client\/new-delivery\/standard$/, { timeout: 20_000 })
    })

    test('a contract is confirmed, or not', async ({ open, address }) => {
      const { publicId } = await order(address)
      const page = await localised(open('maintainer', screen))
      await breakOperation(page, 'allowDelivery', 'failure')
      await page.goto(`/admin/pilot/create-deal/requested/standard/${publicId}`)
      await page.getByLabel(labels.deal.clientFinalPrice).fill('580')
      await page.getByRole('button', { name: labels.deal.submit.ALLOW }).click()
      await expect(toast(page, texts.dealFailed)).toBeVisible()
      await page.unroute('**/graphql')
      await page.getByRole('button', { name: labels.deal.submit.ALLOW }).click()
      await expect(toast(page, texts.dealDone)).toBeVisible()
      await expect(page).toHaveURL(/delivery-table\/waiting-for-driver/)
    })

    test('deleting and reactivating show progress, success and failure', async ({ open, address }) => {
      const page = await localised(open('maintainer', screen))
      const { action, dialog } = labels.deliveries
      await page.goto(details(await cancelled(address)))
      const activating = toast(page, texts.activating).waitFor()
      await breakOperation(page, 'ChangeStatus', 'failure', activating)
      await page.getByRole('button', { name: action.ACTIVATE }).click()
      await activating
      await expect(toast(page, texts.activateFailed)).toBeVisible()
      await page.unroute('**/graphql')
      await page.getByRole('button', { name: action.ACTIVATE }).click()
      await expect(toast(page, texts.activated)).toBeVisible()

      await page.goto(details(await cancelled(address)))
      const deleting = toast(page, texts.deleting).waitFor()
      await breakOperation(page, 'DeleteDelivery', 'failure', deleting)
      const remove = async () => {
        await chooseAction(page, action.DELETE)
        await page.getByRole('dialog').getByRole('button', { name: dialog.deleteConfirm }).click()
      }
      await remove()
      await deleting
      await expect(toast(page, texts.deleteFailed)).toBeVisible()
      await page.unroute('**/graphql')
      await page.reload()
      await remove()
      await expect(toast(page, texts.deleted)).toBeVisible()
    })

    test('charts that cannot be drawn show an error', async ({ open }) => {
      const page = await localised(open('support', screen))
      await breakOperation(page, 'RequestsByType', 'failure')
      await breakOperation(page, 'Outcomes', 'failure')
      await page.goto('/admin/dashboard')
      await expect(page.getByText(texts.chartFailed).first()).toBeVisible({ timeout: 20_000 })
      await expect(page.getByText(texts.statsFailed).first()).toBeVisible({ timeout: 20_000 })
      await page.unroute('**/graphql')
      await breakOperation(page, 'RequestsOverTime', { data: { getDeliveryProgressStats: [{ x: '2026-01', y: 0 }] } })
      await page.goto('/admin/dashboard?type=OKM')
      await expect(page.getByText(texts.noData)).toBeVisible()
    })

    test('an invoice that cannot be downloaded shows an error', async ({ open, address }) => {
      const found = await graphql<{ findAllDeliveries: { records: { publicId: string; type: string }[] } }>(
        address,
        'support' satisfies Person,
        '{ findAllDeliveries(filter: { tab: COMPLETED, types: [STANDARD] }, pagination: { perPage: 1 }) { records { publicId type } } }',
      )
      const page = await localised(open('support', screen))
      await page.route('**/invoice/downloadPDF/**', (route) => route.abort())
      await page.goto(`/admin/pilot/details/standard/completed/${found.findAllDeliveries.records[0]?.publicId}`)
      await page.getByRole('button', { name: labels.deliveries.detail.download }).first().click()
      await expect(toast(page, texts.invoiceFailed)).toBeVisible()
    })

    test('losing and regaining the live channel is shown', async ({ open }) => {
      const page = await localised(open('support', screen))
      let cut = async () => {}
      const connected = new Promise<void>((resolve) => {
        void page.routeWebSocket(/socket\.io/, (socket) => {
          socket.connectToServer().onMessage((message) => {
            socket.send(message)
            // what answers a connection to the namespace
            if (String(message).startsWith('40/')) resolve()
          })
          cut = () => socket.close()
        })
      })
      await page.clock.install()
      await page.goto('/admin/pilot/delivery-table/ongoing')
      await connected
      await expect(page.getByRole('table')).toBeVisible()
      await cut()
      await expect(toast(page, texts.disconnected)).toBeVisible()
      await page.clock.fastForward(RECONNECT_MS)
      await expect(toast(page, texts.connected)).toBeVisible()
      await page.routeWebSocket(/socket\.io/, refuseLive)
      await cut()
      await expect(toast(page, texts.disconnected)).toBeVisible()
      await page.clock.fastForward(RECONNECT_MS)
      await expect(toast(page, texts.liveFailed)).toBeVisible()
    })
  })
}

test.describe('a session', () => {
  test('unknown to the server ends, and its tokens are removed from the browser', async ({ open }) => {
    const { page } = await open('support', DESKTOP)
    await page.goto('/admin/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.evaluate(() => {
      localStorage.setItem('volant.idToken', 'forged')
      localStorage.setItem('volant.refreshToken', 'forged')
    })
    await page.goto('/admin/pilot/delivery-table/set')
    await expect(page).toHaveURL(/\/login/)
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /token/i.test(key)))).toEqual([])
  })

  for (const [what, failures] of [
    ['and the call repeated once', 1],
    ['and ends when the repeated call is refused too', 99],
  ] as const)
    test(`of a refused REST call is renewed ${what}`, async ({ open }) => {
      const { page } = await open('otherMaintainer', DESKTOP)
      await silenceLive(page)
      const asked = { me: 0, renewal: 0 }
      await page.route('**/auth/refresh-token', (route) => {
        asked.renewal += 1
        return route.continue()
      })
      await page.route('**/auth/me', (route) => {
        asked.me += 1
        if (asked.me > failures) return route.continue()
        return route.fulfill({ status: 401, json: { statusCode: 401, code: 'UNAUTHENTICATED', message: 'no' } })
      })
      await page.goto('/admin/pilot/delivery-table/set')
      await (failures === 1
        ? expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible()
        : expect(page).toHaveURL(/\/login/))
      expect([asked.me, asked.renewal]).toEqual([2, 1])
    })

  test('that has expired is renewed, and the request repeated', async ({ open }) => {
    const { page } = await open('otherMaintainer', DESKTOP)
    let expired = 0
    let renewed = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/auth/refresh-token')) renewed += 1
    })
    await page.route('**/graphql', async (route) => {
      if (expired > 0) return route.fallback()
      expired += 1
      const error = { statusCode: 401, code: 'TOKEN_EXPIRED', message: 'Token expired' }
      return route.fulfill({
        status: 401,
        json: { data: null, errors: [{ message: error.message, extensions: error }] },
      })
    })
    await page.goto('/admin/pilot/delivery-table/set')
    await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible()
    // the refused request need not be the one that loads the rows
    await expect.poll(() => [expired, renewed]).toEqual([1, 1])
  })
})
