import { pricing as en } from '@volant/contract/words/en/pricing'
import { pricing as fr } from '@volant/contract/words/fr/pricing'
import { expect, type Page } from '@playwright/test'
import { desktopIn, inLanguage } from './catalogue'
import { askAgain, sayMissed } from './missed'
import { DESKTOP, LOADED, test } from './fixtures'
import { order } from './order'
import { graphql } from './people'

const cell = (page: Page, journey: string, column: 0 | 1) =>
  page
    .getByRole('row', { name: new RegExp(`^${journey}`) })
    .first()
    .getByRole('cell')
    .nth(column)
async function setTariff(address: string, tariff: object): Promise<void> {
  await graphql(address, 'superAdmin', 'mutation($tariff: JSON!) { updateTariff(tariff: $tariff) }', { tariff })
}
const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer' }).click()

let found: object

test.beforeEach(async ({ address }) => {
  const { tariff } = await graphql<{ tariff: { current: object } }>(address, 'superAdmin', '{ tariff }')
  found = tariff.current
})
// also after a failure: other journeys, and a second try, expect the tariff of the demo
test.afterEach(({ address }) => setTariff(address, found))

test('a super administrator changes the tariff, another one at the same time, and new requests cost it', async ({
  open,
  address,
}) => {
  test.setTimeout(120_000)
  const before = await order(address)
  const { page } = await open('superAdmin', DESKTOP)
  await page.goto('/admin/dashboard')
  await page.getByRole('button', { name: 'Administration' }).click()
  await page.getByRole('menuitem', { name: fr.title }).click()
  await expect(cell(page, 'Paris – Versailles', 0)).toHaveText(/^119,00\s€$/, LOADED)

  await test.step('figures are checked where they are typed, and shown on journeys', async () => {
    const fee = page.getByLabel(fr.part.baseFee)
    await fee.fill('')
    await page.getByLabel(fr.bands.upTo.replace('{{from}}', '50')).fill('40')
    await expect(page.getByText(fr.preview.incomplete)).toBeVisible()
    await save(page)
    await expect(page.getByText('Ce champ est requis')).toBeVisible()
    await expect(page.getByText('Au moins 51 km')).toBeVisible()
    await page.getByRole('button', { name: fr.discard }).click()
    await expect(page.getByText('Au moins 51 km')).toHaveCount(0)
    await fee.fill('59')
    await expect(cell(page, 'Paris – Lyon 4', 1)).toContainText(/\+10,00\s€/)
    await expect(cell(page, 'Paris – Versailles', 1)).toHaveText(/^119,00\s€$/)
  })

  const other = await inLanguage('en', open('superAdmin', desktopIn('en')))
  const missed = await sayMissed(other)
  await other.goto('/admin/tariff')
  await expect(other.getByLabel(en.part.flatIdf)).toHaveValue('€119.00', LOADED)
  await save(page)
  await expect(page.getByText(fr.saved)).toBeVisible()
  const change = /Prise en charge\s: 49,00\s€ → 59,00\s€/
  await expect(page.getByRole('region', { name: fr.history.title }).getByText(change).first()).toBeVisible()

  await test.step('whoever saves second is told, and loses nothing', async () => {
    await other.getByLabel(en.part.flatIdf).fill('129')
    await askAgain(other, missed)
    await other.getByRole('button', { name: 'Save' }).click()
    await expect(other.getByText(en.stale)).toBeVisible()
    await expect(other.getByLabel(en.part.baseFee)).toHaveValue('€59.00')
    await expect(other.getByLabel(en.part.flatIdf)).toHaveValue('€129.00')
    await other.getByRole('button', { name: 'Save' }).click()
    await expect(other.getByText(en.saved)).toBeVisible()
  })

  await test.step('a new request costs the new tariff, one from before its own', async () => {
    const after = await order(address)
    const priceOf = async ({ id }: { id: string }) => {
      await page.goto(`/admin/pilot/edit-deal/standard/requested/${id}?step=3`)
      const panel = page.getByRole('region', { name: 'Prix estimé' })
      const total = panel.getByText('Total', { exact: true }).locator('+ dd')
      await expect(total).toBeVisible(LOADED)
      return Number((await total.innerText()).replaceAll(/[^\d]/g, ''))
    }
    // the car of these requests is of class B, whose factor is 1.15
    expect(await priceOf(after)).toBe((await priceOf(before)) + 1150)
  })
})
