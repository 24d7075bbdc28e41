import { deal as enDeal } from '@volant/contract/words/en/deal'
import { deliveries as enDeliveries } from '@volant/contract/words/en/deliveries'
import { identity as enIdentity } from '@volant/contract/words/en/identity'
import { deal as frDeal } from '@volant/contract/words/fr/deal'
import { deliveries as frDeliveries } from '@volant/contract/words/fr/deliveries'
import { identity as frIdentity } from '@volant/contract/words/fr/identity'
import { expect, type WebSocketRoute } from '@playwright/test'
import { breakOperation, deskOf, speak as speakIn, TEXTS, toast, type Spoken } from './catalogue'
import { order } from './order'
import { ask, PEOPLE, type Person } from './people'
import { DESK, test, type Window } from './windows'

// what one presses; what one then reads is written out in the catalogue
const BUTTONS = {
  fr: { deal: frDeal, deliveries: frDeliveries, identity: frIdentity },
  en: { deal: enDeal, deliveries: enDeliveries, identity: enIdentity },
}

/** Cancelled by the office, so that it may be deleted and reactivated. */
async function cancelled(address: string): Promise<string> {
  const { id, publicId } = await order(address)
  const input = { id, reason: 'other', additionalInfo: 'Pour le catalogue des textes' }
  await ask(address, 'maintainer', 'mutation($input: CancelDeliveryInput!) { cancelDelivery(input: $input) { id } }', {
    input,
  })
  return publicId
}

/** When a lost channel is tried again. */
const RECONNECT_MS = 10_000

/** The server is there and lets nobody onto the channel. */
function refuseLive(socket: WebSocketRoute): void {
  socket.send('0{"sid":"none","upgrades":[],"pingInterval":25000,"pingTimeout":20000,"maxPayload":1000000}')
  socket.onMessage(() => socket.send('44/location,{"message":"refused"}'))
}

const details = (publicId: string) => `/admin/pilot/details/standard/cancelled-by-admin/${publicId}`

for (const language of ['fr', 'en'] as const satisfies readonly Spoken[]) {
  const said = TEXTS[language]
  const press = BUTTONS[language]

  test.describe(`in ${language}`, () => {
    const speak = (opening: Promise<Window>) => speakIn(language, opening)
    const screen = deskOf(language)

    test('a wrong password, a panel of others and a dead link are named', async ({ open }) => {
      const visitor = await speak(open('visitor', screen))
      await visitor.goto('/login')
      await visitor.getByRole('textbox', { name: press.identity.email }).fill(PEOPLE.support)
      await visitor.getByLabel(press.identity.password, { exact: true }).fill('Wrong-password-1')
      await visitor.getByRole('button', { name: press.identity.signIn }).click()
      await expect(visitor.getByRole('alert')).toHaveText(said.wrongCredentials)
      await visitor.goto('/delivery-customer-confirmation?token=nobody-made-this-one')
      await expect(visitor.getByText(said.deadLink)).toBeVisible()
      await expect(visitor.getByText(said.deadLinkWhy)).toBeVisible()

      const owner = await speak(open('owner', screen))
      await owner.goto('/admin/dashboard')
      await expect(owner.getByText(said.forbidden)).toBeVisible()
      await owner.getByRole('main').getByRole('link').first().click()
      await expect(owner).toHaveURL(/\/client\/dashboard/)
    })

    test('a table that cannot be read says so, and an empty one too', async ({ open }) => {
      const page = await speak(open('support', screen))
      await breakOperation(page, 'OfficeTable', 'failure')
      await page.goto('/admin/pilot/delivery-table/requested')
      await expect(page.getByText(said.noRecords)).toBeVisible({ timeout: 20_000 })
      await page.unroute('**/graphql')
      await breakOperation(page, 'OfficeTable', { data: { findAllDeliveries: { total: 0, records: [] } } })
      await page.goto('/admin/pilot/delivery-table/completed')
      await expect(page.getByText(said.empty)).toBeVisible()
    })

    test('codes that cannot be fetched lead back to the start', async ({ open, address }) => {
      const { id, publicId } = await order(address)
      const page = await speak(open('owner', screen))
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
      await expect(page.getByText(said.missingCode).first()).toBeVisible()
      await page.unroute('**/graphql')
      await breakOperation(page, 'DeliveryCodes', 'failure')
      await page.goto(created)
      await expect(page).toHaveURL(/\/client\/new-delivery\/standard$/, { timeout: 20_000 })
    })

    test('a contract is confirmed, or not', async ({ open, address }) => {
      const { publicId } = await order(address)
      const page = await speak(open('maintainer', screen))
      await breakOperation(page, 'allowDelivery', 'failure')
      await page.goto(`/admin/pilot/create-deal/requested/standard/${publicId}`)
      await page.getByLabel(press.deal.clientFinalPrice).fill('580')
      await page.getByRole('button', { name: press.deal.submit.ALLOW }).click()
      await expect(toast(page, said.dealFailed)).toBeVisible()
      await page.unroute('**/graphql')
      await page.getByRole('button', { name: press.deal.submit.ALLOW }).click()
      await expect(toast(page, said.dealDone)).toBeVisible()
      await expect(page).toHaveURL(/delivery-table\/waiting-for-driver/)
    })

    test('deleting and reactivating tell how it goes', async ({ open, address }) => {
      const page = await speak(open('maintainer', screen))
      const { action, dialog } = press.deliveries
      await page.goto(details(await cancelled(address)))
      const activating = toast(page, said.activating).waitFor()
      await breakOperation(page, 'ChangeStatus', 'failure', activating)
      await page.getByRole('button', { name: action.ACTIVATE }).click()
      await activating
      await expect(toast(page, said.activateFailed)).toBeVisible()
      await page.unroute('**/graphql')
      await page.getByRole('button', { name: action.ACTIVATE }).click()
      await expect(toast(page, said.activated)).toBeVisible()

      await page.goto(details(await cancelled(address)))
      const deleting = toast(page, said.deleting).waitFor()
      await breakOperation(page, 'DeleteDelivery', 'failure', deleting)
      const remove = async () => {
        await page.getByRole('button', { name: action.DELETE }).click()
        await page.getByRole('dialog').getByRole('button', { name: dialog.deleteConfirm }).click()
      }
      await remove()
      await deleting
      await expect(toast(page, said.deleteFailed)).toBeVisible()
      await page.unroute('**/graphql')
      await page.reload()
      await remove()
      await expect(toast(page, said.deleted)).toBeVisible()
    })

    test('charts that cannot be drawn say why', async ({ open }) => {
      const page = await speak(open('support', screen))
      await breakOperation(page, 'RequestsByType', 'failure')
      await breakOperation(page, 'Outcomes', 'failure')
      await page.goto('/admin/dashboard')
      await expect(page.getByText(said.chartFailed).first()).toBeVisible({ timeout: 20_000 })
      await expect(page.getByText(said.statsFailed).first()).toBeVisible({ timeout: 20_000 })
      await page.unroute('**/graphql')
      await breakOperation(page, 'RequestsOverTime', { data: { getDeliveryProgressStats: [{ x: '2026-01', y: 0 }] } })
      await page.goto('/admin/dashboard?type=OKM')
      await expect(page.getByText(said.noData)).toBeVisible()
    })

    test('an invoice that cannot be fetched says so', async ({ open, address }) => {
      const found = await ask<{ findAllDeliveries: { records: { publicId: string; type: string }[] } }>(
        address,
        'support' satisfies Person,
        '{ findAllDeliveries(filter: { tab: COMPLETED, types: [STANDARD] }, pagination: { perPage: 1 }) { records { publicId type } } }',
      )
      const page = await speak(open('support', screen))
      await page.route('**/invoice/downloadPDF/**', (route) => route.abort())
      await page.goto(`/admin/pilot/details/standard/completed/${found.findAllDeliveries.records[0]?.publicId}`)
      await page.getByRole('button', { name: press.deliveries.detail.download }).first().click()
      await expect(toast(page, said.invoiceFailed)).toBeVisible()
    })

    test('the live channel says when it is lost and when it is back', async ({ open }) => {
      const page = await speak(open('support', screen))
      let cut = async () => {}
      await page.routeWebSocket(/socket\.io/, (socket) => {
        socket.connectToServer()
        cut = () => socket.close()
      })
      const opened = page.waitForEvent('websocket', (socket) => socket.url().includes('socket.io'))
      await page.clock.install()
      await page.goto('/admin/pilot/delivery-table/ongoing')
      await opened
      await expect(page.getByRole('table')).toBeVisible()
      await cut()
      await expect(toast(page, said.disconnected)).toBeVisible()
      await page.clock.fastForward(RECONNECT_MS)
      await expect(toast(page, said.connected)).toBeVisible()
      await page.routeWebSocket(/socket\.io/, refuseLive)
      await cut()
      await expect(toast(page, said.disconnected)).toBeVisible()
      await page.clock.fastForward(RECONNECT_MS)
      await expect(toast(page, said.liveFailed)).toBeVisible()
    })
  })
}

test.describe('a session', () => {
  test('that the server does not know any more ends: nothing stays in the browser', async ({ open }) => {
    const { page, context } = await open('support', DESK)
    await page.goto('/admin/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await context.addInitScript(() => {
      localStorage.setItem('volant.idToken', 'forged')
      localStorage.setItem('volant.refreshToken', 'forged')
    })
    await page.goto('/admin/pilot/delivery-table/set')
    await expect(page).toHaveURL(/\/login/)
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /token/i.test(key)))).toEqual([])
  })

  for (const [what, dies] of [
    ['and asked again once', 1],
    ['and then ends, without asking for ever', 99],
  ] as const)
    test(`of a REST call that is refused is renewed ${what}`, async ({ open }) => {
      const { page } = await open('otherMaintainer', DESK)
      const asked = { me: 0, renewal: 0 }
      await page.route('**/auth/refresh-token', (route) => {
        asked.renewal += 1
        return route.continue()
      })
      await page.route('**/auth/me', (route) => {
        asked.me += 1
        if (asked.me > dies) return route.continue()
        return route.fulfill({ status: 401, json: { statusCode: 401, code: 'UNAUTHENTICATED', message: 'no' } })
      })
      await page.goto('/admin/pilot/delivery-table/set')
      await (dies === 1
        ? expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible()
        : expect(page).toHaveURL(/\/login/))
      expect([asked.me, asked.renewal]).toEqual([2, 1])
    })

  test('that has run out is renewed, and the question asked again', async ({ open }) => {
    const { page } = await open('otherMaintainer', DESK)
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
    // the question that was turned away need not be the one for the rows
    await expect.poll(() => [expired, renewed]).toEqual([1, 1])
  })
})
