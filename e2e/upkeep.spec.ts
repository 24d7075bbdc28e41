import { upkeep as en } from '@volant/contract/words/en/upkeep'
import { upkeep as fr } from '@volant/contract/words/fr/upkeep'
import { expect, type Page } from '@playwright/test'
import { desktopIn, inLanguage } from './catalogue'
import { DESKTOP, LOADED, PHONE, test } from './fixtures'
import { PEOPLE } from './people'

const NAME = 'Hélène Marchand'
const strip = (page: Page) => page.getByRole('region', { name: fr.state.title })
const parkedText = (count: number) =>
  (count === 1 ? fr.state.parked_one : fr.state.parked_other).replace('{{count}}', String(count))

async function parkedCount(page: Page): Promise<number> {
  const link = strip(page).getByRole('link')
  await expect(link).toBeVisible(LOADED)
  return Number.parseInt(await link.innerText())
}

test('a super administrator sends a parked message again and finds it in the log, beside the own sign-in', async ({
  open,
}) => {
  const { page } = await open('superAdmin', DESKTOP)
  await page.goto('/admin/dashboard')
  await page.getByRole('button', { name: 'Administration' }).click()
  await page.getByRole('menuitem', { name: fr.title }).click()
  const count = await parkedCount(page)
  const rows = page.getByRole('table', { name: fr.message.caption }).locator('tbody tr')

  await test.step('what is parked says why, and nothing that only its reader may know', async () => {
    await strip(page)
      .getByRole('link', { name: parkedText(count) })
      .click()
    await expect(rows).toHaveCount(count)
    await expect(rows.first()).toContainText(fr.messageState.PARKED)
    await expect(rows.first()).toContainText('MessageRefused')
    await expect(rows.first()).toContainText('***')
  })

  await test.step('sent again, it leaves the list and is counted no longer', async () => {
    await rows.first().getByRole('button', { name: fr.message.sendAgain }).click()
    await expect(page.getByText(fr.message.sentAgain)).toBeVisible()
    await expect(rows).toHaveCount(count - 1)
    await expect(strip(page).getByRole('link', { name: parkedText(count - 1) })).toBeVisible()
  })

  await test.step('given up, it keeps its reason and can be found by its state', async () => {
    await rows.first().getByRole('button', { name: fr.message.giveUp }).click()
    await page.getByRole('dialog').getByRole('button', { name: fr.message.giveUp }).click()
    await expect(rows).toHaveCount(count - 2)
    await page.goto('/admin/upkeep/messages?state=GIVEN_UP')
    await expect(rows).toHaveCount(1)
    await expect(rows.first()).toContainText('MessageRefused')
  })

  await test.step('the log knows who did it, and is searched by person and event', async () => {
    await page.getByRole('link', { name: fr.tab.security }).click()
    const events = page.getByRole('table', { name: fr.security.caption }).locator('tbody tr')
    await page.getByRole('searchbox', { name: fr.security.search }).fill(PEOPLE.superAdmin)
    await expect(page).toHaveURL(/search=superadmin/)
    await expect(events.filter({ hasText: fr.kind.message['sent-again'] }).first()).toContainText(NAME, LOADED)
    await page.goto('/admin/upkeep/security?topic=SIGN_IN&search=marchand')
    await expect(events.first()).toContainText(fr.kind.login.succeeded, LOADED)
    await expect(events.first()).toContainText('127.0.0.1')
    await expect(events.first()).toContainText(NAME)
  })
})

test('jobs say how they last went, in English and on a phone', async ({ open }) => {
  const page = await inLanguage('en', open('superAdmin', { ...desktopIn('en'), ...PHONE }))
  await page.goto('/admin/upkeep')
  await page.getByRole('link', { name: en.tab.jobs }).click()
  const jobs = page.getByRole('list', { name: en.job.caption }).getByRole('listitem')
  await expect(jobs).toHaveCount(Object.keys(en.jobName).length, LOADED)
  for (const name of Object.values(en.jobName)) await expect(jobs.filter({ hasText: name })).toHaveCount(1)
  await expect(jobs.filter({ hasText: en.jobName['mission-reminders'] })).toContainText(en.outcome.DONE, LOADED)
})

test('other administrators are turned away', async ({ open }) => {
  const { page } = await open('maintainer', DESKTOP)
  await page.goto('/admin/upkeep/security')
  await expect(page).toHaveURL(/not-authorised/)
})
