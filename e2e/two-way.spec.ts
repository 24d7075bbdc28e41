import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessibility'
import { arrive, depart, handOver, inspect, sign, standBefore, typeCode, wrongCode } from './mission'
import { giveMission, readOrder } from './order'
import { LOADED, PHONE, test } from './fixtures'

/** Answers with the mission's first signed paper twice. @returns gives it another address, as links are renewed, and another name */
async function answerWithTwins(page: Page): Promise<() => void> {
  let renewals = 0
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch()
    const json = (await response.json()) as { data?: { findDeliveryById?: { validationDocs?: { url: string }[] } } }
    const mission = json.data?.findDeliveryById
    if (mission?.validationDocs) {
      const [paper] = mission.validationDocs
      const twin = { ...paper, label: `Papier ${renewals}`, url: `${paper?.url}#${renewals}` }
      mission.validationDocs = [twin, twin]
    }
    await route.fulfill({ response, json })
  })
  return () => void (renewals += 1)
}

test('a driver delivers one vehicle and brings the other back', async ({ open, address }) => {
  test.setTimeout(300_000)
  const ordered = await giveMission(address, 'driver2', { type: 'TWO_WAY_DELIVERY' })
  const { startCode, destinationCode, returnCode } = ordered
  if (!returnCode) throw new Error('a two-way delivery has a return code')
  const lyon = { latitude: 45.76, longitude: 4.83 }
  const { page } = await open('driver2', { ...PHONE, geolocation: lyon, permissions: ['geolocation'] })
  const customer = await open('visitor', PHONE)
  await customer.page.goto(`/tracking/${ordered.trackingId}`)
  const status = async () => (await readOrder(address, ordered.id)).status

  await test.step('the first vehicle departs, arrives and is handed over', async () => {
    await page.goto(`/driver/missions/${ordered.id}`)
    await expect(page.getByText('Le portail se ferme à 18 h.')).toBeVisible()
    for (const { vehicleCode } of ordered.vehicles) await expect(page.getByText(vehicleCode)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Trajet du second véhicule' })).toBeVisible()
    await standBefore(page, ordered)
    await inspect(page, { kilometres: 30_500, eighths: 7 })
    await sign(page, 'Jeanne Martin')
    await typeCode(page, startCode, 'Prendre le véhicule en charge')
    await depart(page)
    await arrive(page)
    await handOver(page, destinationCode, 30_970)
  })

  await test.step('the second vehicle is inspected and taken without a code', async () => {
    await expect(page.getByRole('heading', { name: 'Préparer le second véhicule' })).toBeVisible()
    expect(await status()).toBe('DELIVERED')
    await expect(customer.page.getByText(returnCode)).toBeVisible({ timeout: 30_000 })
    await expect(customer.page.getByText(destinationCode)).toHaveCount(0)
    await expectAccessible(page, 'second vehicle, prepare')
    await standBefore(page, ordered, true)
    await inspect(page, { kilometres: 81_200, eighths: 3 })
    await sign(page, 'Jeanne Martin', 'Prendre le véhicule en charge')
    await expect(page.getByRole('button', { name: 'Je pars' })).toBeVisible()
    expect(await status()).toBe('SWAP_PICKUP_DRIVER')
  })

  await test.step('the driver drives it back, and the position is shared again', async () => {
    await depart(page)
    expect(await status()).toBe('SWAP_IN_TRANSIT')
    await expect(page.getByText('Position partagée')).toBeVisible(LOADED)
    await page.getByText('Détails de la mission').click()
    await expect(page.getByText('Le portail se ferme à 18 h.')).toBeVisible()
    await expect(customer.page.getByText('Le second véhicule est en route')).toBeVisible({ timeout: 30_000 })
    await arrive(page)
    expect(await status()).toBe('SWAP_PICKUP_CLIENT')
  })

  await test.step('only the return code completes the mission', async () => {
    await handOver(page, wrongCode(returnCode), 81_690)
    await expect(page.getByText(/^Ce code n’est pas le bon/)).toBeVisible()
    await typeCode(page, returnCode, 'Remettre le véhicule')
    await expect(page.getByText('Les deux véhicules sont remis.')).toBeVisible()
    expect(await status()).toBe('SWAP_DELIVERED')
    await expect(page.getByRole('link', { name: /^Ouvrir / })).toHaveCount(2)
    await page.getByRole('button', { name: 'Terminer la mission' }).click()
    await expect(page.getByText('Mission terminée')).toBeVisible()
    expect(await status()).toBe('COMPLETED')
  })

  await test.step('its papers stay two when their addresses are renewed, even if they are one file', async () => {
    const renew = await answerWithTwins(page)
    await page.clock.install()
    await page.reload()
    const papers = page.getByRole('link', { name: /^Ouvrir Papier/ })
    await expect(papers).toHaveText(['Papier 0', 'Papier 0'])
    renew()
    // what was loaded has become old
    await page.clock.fastForward('01:00')
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await expect(papers).toHaveText(['Papier 1', 'Papier 1'])
    // what is under way when the window closes has no answer to change
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
})
