import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessibility'
import { PASSWORD, PEOPLE } from './people'

const fill = async (page: import('@playwright/test').Page, email: string, password: string) => {
  await page.getByLabel('Adresse email').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
}

test.describe('signing in', () => {
  test('remembers where one wanted to go', async ({ page }) => {
    await page.goto('/admin/pilot/delivery-table/set?orderBy=carDeliveryDeadline')
    await expect(page).toHaveURL(/\/login\?next=/)
    await fill(page, PEOPLE.maintainer, PASSWORD)
    await expect(page).toHaveURL(/\/admin\/pilot\/delivery-table\/set\?.*orderBy=carDeliveryDeadline/)
  })

  test('sends each role home and keeps it out of the other panels', async ({ page }) => {
    await page.goto('/')
    await fill(page, PEOPLE.owner, PASSWORD)
    await expect(page).toHaveURL(/\/client/)
    await page.goto('/admin/dashboard')
    await expect(page.getByText("Désolé, vous n'êtes pas autorisé à accéder à cette page !")).toBeVisible()
    await expectAccessible(page, 'not authorised')
  })

  test('never follows a remembered address to another host', async ({ page }) => {
    await page.goto('/login?next=//evil.test/admin')
    await fill(page, PEOPLE.maintainer, PASSWORD)
    await expect(page).toHaveURL(/\/admin\/dashboard/)
    expect(new URL(page.url()).hostname).toBe(new URL(page.url()).hostname)
  })

  test('says the same for a wrong password and an unknown name', async ({ page }) => {
    for (const email of [PEOPLE.support, 'nobody@volant.test']) {
      await page.goto('/login')
      await fill(page, email, 'Wrong-password-1')
      await expect(page.getByText('Email ou mot de passe incorrect')).toBeVisible()
    }
  })

  test('shows and hides the password', async ({ page }) => {
    await page.goto('/login')
    const password = page.getByLabel('Mot de passe', { exact: true })
    await password.fill('secret')
    await expect(password).toHaveAttribute('type', 'password')
    await page.getByRole('button', { name: /afficher|mot de passe visible|visib/i }).click()
    await expect(password).toHaveAttribute('type', 'text')
  })

  test('speaks English when asked', async ({ page }) => {
    await page.goto('/login')
    await page.getByRole('radio', { name: 'EN' }).or(page.getByText('EN', { exact: true })).first().click()
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })
})

test.describe('a forgotten password', () => {
  test('is replaced in two steps with the code from the e-mail', async ({ page, request }) => {
    const email = PEOPLE.otherOwner
    await page.goto('/login')
    await page.getByRole('button', { name: 'Mot de passe oublié ?' }).click()
    await expect(page).toHaveURL(/step=1/)
    await page.getByRole('dialog').getByLabel('Adresse email').fill(email)
    await page.getByRole('button', { name: 'Envoyer le code' }).click()
    await expect(page).toHaveURL(/step=2/)
    const code = await expect
      .poll(async () => {
        const messages = (await (await request.get('/dev/outbox', { headers: { accept: 'application/json' } })).json()) as { to: string; text: string }[]
        return messages.find(({ to }) => to === email)?.text.match(/\b\d{6}\b/)?.[0] ?? ''
      })
      .toMatch(/^\d{6}$/)
      .then(async () => {
        const messages = (await (await request.get('/dev/outbox', { headers: { accept: 'application/json' } })).json()) as { to: string; text: string }[]
        return messages.find(({ to }) => to === email)?.text.match(/\b\d{6}\b/)?.[0] ?? ''
      })
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Code', { exact: false }).first().fill(code)
    await dialog.getByLabel('Nouveau mot de passe').fill('Nord-mobile-2027')
    await dialog.getByLabel('Confirmez le mot de passe').fill('Nord-mobile-2027')
    await expectAccessible(page, 'forgotten password, step 2')
    await dialog.getByRole('button', { name: 'Changer le mot de passe' }).click()
    await expect(page.getByText('Le mot de passe a été changé avec succès! redirection...')).toBeVisible()
    await expect(page).not.toHaveURL(/step=/, { timeout: 10_000 })
    await fill(page, email, 'Nord-mobile-2027')
    await expect(page).toHaveURL(/\/client/)
  })
})
