import { drivers } from '@volant/contract/words/fr/drivers'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessibility'
import { DESKTOP, holdBack, test } from './fixtures'
import { PASSWORD } from './people'

const IBANS = ['FR7630006000011234567890189', 'FR1420041010050500013M02606'] as const
const saved = (page: Page) => page.getByText('Profil enregistré')

async function change(page: Page, field: string, value: string): Promise<void> {
  await page.getByRole('textbox', { name: field }).fill(value)
  await page.getByRole('button', { name: 'Enregistrer' }).click()
}

test('a client changes their own names and function, and sends nothing else', async ({ open }) => {
  const { page } = await open('member', DESKTOP)
  const sent: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/organization/update-profile')) sent.push(request.postDataJSON())
  })
  const job = `Parc ${Date.now()}`
  await page.goto('/client/profile')
  await expect(page.getByRole('button', { name: 'Enregistrer' })).toBeDisabled()
  await change(page, 'Prénom', ' ')
  await expect(page.getByText('Ce champ est requis')).toBeVisible()
  await page.getByRole('textbox', { name: 'Prénom' }).fill('Julie')
  await change(page, 'Fonction', job)
  await expect(saved(page)).toBeVisible()
  expect(sent).toEqual([{ assigneeFunction: job }])
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Fonction' })).toHaveValue(job)
})

test('an administrator of any rank changes their own names', async ({ open }) => {
  const { page } = await open('otherMaintainer', DESKTOP)
  await page.goto('/admin/profile')
  await change(page, 'Prénom', 'Y')
  await expect(page.getByText('Trop court')).toBeVisible()
  await change(page, 'Prénom', 'Yannick')
  await expect(saved(page)).toBeVisible()
  await expect(page.getByRole('banner')).toContainText('Yannick')
  await change(page, 'Prénom', 'Yann')
  await expect(page.getByRole('banner')).not.toContainText('Yannick')
})

test('a driver changes their telephone alone, their account number only with their password', async ({ open }) => {
  const { page } = await open('driver4', DESKTOP)
  const release = await holdBack(page, '**/assets/min-*.js')
  await page.goto('/driver/profile')
  const own = page.getByRole('form', { name: drivers.section.own })
  const account = page.getByRole('form', { name: drivers.section.payment })
  const iban = account.getByRole('textbox', { name: 'IBAN' })
  await expect(iban).toHaveValue(/^FR/)
  const next = (await iban.inputValue()) === IBANS[0] ? IBANS[1] : IBANS[0]
  // typed before the code that reads phone numbers has come
  const phone = `063998${10 + (Date.now() % 90)}${10 + (Math.floor(Date.now() / 100) % 90)}`
  await own.getByRole('textbox', { name: 'Téléphone' }).fill(phone)
  await own.getByRole('textbox', { name: 'Téléphone' }).blur()
  release()
  await expect(own.getByRole('textbox', { name: 'Téléphone' })).toHaveValue(/^06 39 98 /)
  await own.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText(drivers.saved)).toBeVisible()

  const current = account.getByLabel(drivers.mandate.password)
  const sign = account.getByRole('button', { name: drivers.mandate.sign })
  await iban.fill('FR76 3000 6000 0112 3456 7890 188')
  await sign.click()
  await expect(account.getByText('Valeur invalide')).toBeVisible()
  await expect(account.getByText('Ce champ est requis')).toBeVisible()
  await iban.fill(next)
  await current.fill('Wrong-password-1')
  await sign.click()
  await expect(account.getByText('Valeur invalide')).toBeVisible()
  await expectAccessible(page, 'profile of a driver')
  await current.fill(PASSWORD)
  await sign.click()
  await expect(page.getByRole('heading', { name: drivers.mandate.thanks })).toBeVisible()
  await page.goto('/driver/profile')
  await expect(iban).toHaveValue(next)
  await expect(account.getByRole('button', { name: 'Enregistrer' })).toBeDisabled()
})
