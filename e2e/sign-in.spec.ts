import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessibility'
import { readMessage } from './outbox'
import { PASSWORD, PEOPLE, pressSignIn } from './people'
import { DESKTOP, holdBack, LIVE, test } from './fixtures'

const UNFIT = 'Ce mot de passe est trop courant, ou c’est déjà le vôtre : choisissez-en un autre.'

async function fillIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Adresse e-mail' }).fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
}

async function signInAs(page: Page, email: string, password: string): Promise<void> {
  await fillIn(page, email, password)
  await pressSignIn(page, page.getByRole('button', { name: 'Se connecter' }))
}

test.describe('signing in', () => {
  test('returns to the page that was requested before', async ({ page }) => {
    await page.goto('/admin/pilot/delivery-table/set?orderBy=carDeliveryDeadline')
    await expect(page).toHaveURL(/\/login\?next=/)
    await signInAs(page, PEOPLE.maintainer, PASSWORD)
    await expect(page).toHaveURL(/\/admin\/pilot\/delivery-table\/set\?.*orderBy=carDeliveryDeadline/)
  })

  test('returns to the page in the own panel that was requested without one', async ({ page }) => {
    await page.goto('/help')
    await expect(page).toHaveURL(/\/login\?next=%2Fhelp$/)
    await signInAs(page, PEOPLE.owner, PASSWORD)
    await expect(page).toHaveURL(/\/client\/help$/)
  })

  for (const [person, home, foreign] of [
    ['owner', '/client/dashboard', '/admin/dashboard'],
    ['maintainer', '/admin/dashboard', '/driver/missions'],
    ['driver', '/driver/missions', '/client/dashboard'],
  ] as const)
    test(`sends ${PEOPLE[person]} home and keeps them out of the other panels`, async ({ page }) => {
      await page.goto('/')
      await signInAs(page, PEOPLE[person], PASSWORD)
      await expect(page).toHaveURL(new RegExp(`${home}$`))
      await page.goto('/login')
      await expect(page).toHaveURL(new RegExp(`${home}$`))
      await page.goto(foreign)
      await expect(page.getByText("Désolé, vous n'êtes pas autorisé à accéder à cette page !")).toBeVisible()
      await page.getByRole('link', { name: 'Revenir à mon espace' }).click()
      await expect(page).toHaveURL(new RegExp(`${home}$`))
    })

  for (const next of ['//evil.test/admin', 'https://evil.test/admin', '/\\evil.test', 'javascript:alert(1)'])
    test(`never follows ${next}`, async ({ page, address }) => {
      await page.goto(`/login?next=${encodeURIComponent(next)}`)
      await signInAs(page, PEOPLE.maintainer, PASSWORD)
      await expect(page).toHaveURL(`${address}/admin/dashboard`)
    })

  test('shows the same error for a wrong password and an unknown account', async ({ page }) => {
    for (const email of [PEOPLE.support, 'nobody@volant.test']) {
      await page.goto('/login')
      await signInAs(page, email, 'Wrong-password-1')
      await expect(page.getByRole('alert')).toHaveText('E-mail ou mot de passe incorrect')
      await expect(page).toHaveURL(/\/login$/)
    }
    await expectAccessible(page, 'refused sign-in')
  })

  test('requires the fields before calling the server', async ({ page }) => {
    await page.goto('/login')
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await expect(page.getByText("L'identifiant est requis")).toBeVisible()
    await expect(page.getByText('Le mot de passe est requis')).toBeVisible()
  })

  test('shows and hides the password', async ({ page }) => {
    await page.goto('/login')
    const password = page.getByLabel('Mot de passe', { exact: true })
    const toggle = page.getByRole('button', { name: 'Afficher ou masquer le mot de passe' })
    await password.fill('secret')
    await expect(password).toHaveAttribute('type', 'password')
    await toggle.click()
    await expect(password).toHaveAttribute('type', 'text')
    await toggle.click()
    await expect(password).toHaveAttribute('type', 'password')
  })

  test('keeps the chosen language, also after a reload', async ({ page }) => {
    await page.goto('/login')
    await page.getByText('EN', { exact: true }).click()
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await page.reload()
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
    await page.getByText('FR', { exact: true }).click()
    await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible()
  })

  test('ends with the menu entry, and pages then lead to the sign-in', async ({ page }) => {
    await page.goto('/login')
    await signInAs(page, PEOPLE.support, PASSWORD)
    await page.getByRole('button', { name: /Nadia Benhamou/ }).click()
    await page.getByRole('menuitem', { name: 'Se déconnecter' }).click()
    await expect(page).toHaveURL(/\/login$/)
    await page.goBack()
    await expect(page).toHaveURL(/\/login\?next=/)
    await page.goto('/admin/dashboard')
    await expect(page).toHaveURL(/\/login\?next=/)
  })

  test('ends on the server too, and in the other tabs', async ({ page, context, request }) => {
    await page.goto('/login')
    await signInAs(page, PEOPLE.support, PASSWORD)
    await page.getByRole('button', { name: /Nadia Benhamou/ }).click()
    const other = await context.newPage()
    await other.goto('/admin/organizations')
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
    const authorization = (await page.evaluate(() => localStorage.getItem('volant.idToken'))) ?? ''
    const asked = () => request.get('/auth/me', { headers: { authorization } })
    expect((await asked()).status()).toBe(200)
    await page.getByRole('menuitem', { name: 'Se déconnecter' }).click()
    await expect(page).toHaveURL(/\/login$/)
    await expect(other).toHaveURL(/\/login\?next=/)
    expect((await asked()).status()).toBe(401)
  })
})

/** Opens the sign-in as it was drawn at the build. @returns lets its script come */
async function openDrawn(page: Page): Promise<() => void> {
  const release = await holdBack(page, /\/assets\/login-.*\.js$/)
  await page.goto('/login', { waitUntil: 'commit' })
  return release
}

test.describe('before the script has come', () => {
  test('what is typed is kept', async ({ open }) => {
    const { page } = await open('visitor', DESKTOP)
    const release = await openDrawn(page)
    const email = page.getByRole('textbox', { name: 'Adresse e-mail' })
    await expect(email).toBeFocused()
    await page.keyboard.type(PEOPLE.maintainer)
    const password = page.getByLabel('Mot de passe', { exact: true })
    await password.fill(PASSWORD.slice(0, -1))
    release()
    await expect(page).toHaveTitle(/Connexion/)
    await expect(email).toHaveValue(PEOPLE.maintainer)
    await expect(password).toBeFocused()
    await page.keyboard.press('End')
    await page.keyboard.type(PASSWORD.slice(-1))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/admin\/dashboard$/)
  })

  test('a form that is sent waits, and no address has the password', async ({ page }) => {
    const addresses: string[] = []
    page.on('request', (request) => addresses.push(request.url()))
    const release = await openDrawn(page)
    await fillIn(page, PEOPLE.maintainer, PASSWORD)
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await expect(page).toHaveURL(/\/login$/)
    release()
    await expect(page).toHaveURL(/\/admin\/dashboard$/)
    expect(addresses.filter((address) => address.includes('password='))).toEqual([])
  })

  test('a chosen language is taken with what was typed', async ({ page }) => {
    const release = await openDrawn(page)
    await page.getByRole('textbox', { name: 'Adresse e-mail' }).fill(PEOPLE.maintainer)
    await page.getByText('EN', { exact: true }).click()
    release()
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.getByRole('textbox', { name: 'Email address' })).toHaveValue(PEOPLE.maintainer)
  })
})

test('a forgotten password is replaced with the code from the e-mail; sessions elsewhere are seen and ended', async ({
  page,
  request,
  open,
}) => {
  const since = new Date()
  const email = PEOPLE.forgetful
  const password = `Volant-${since.getTime()}`
  await page.goto('/login')
  await page.getByRole('button', { name: 'Mot de passe oublié ?' }).click()
  await expect(page).toHaveURL(/step=1/)
  const dialog = page.getByRole('dialog', { name: 'Mot de passe oublié' })
  await dialog.getByRole('textbox', { name: 'Adresse e-mail' }).fill(email)
  await expectAccessible(page, 'forgotten password, step 1')
  await dialog.getByRole('button', { name: 'Envoyer le code' }).click()
  await expect(page).toHaveURL(/step=2/)
  const code = await readMessage(request, email, /\b(\d{6})\b/, since)
  const change = dialog.getByRole('button', { name: 'Changer le mot de passe' })
  await dialog.getByLabel('Code de confirmation').fill(String((Number(code) + 1) % 1_000_000).padStart(6, '0'))
  await dialog.getByLabel('Nouveau mot de passe').fill(password)
  await expect(change).toBeDisabled()
  await dialog.getByLabel('Confirmez le mot de passe').fill(password)
  await expectAccessible(page, 'forgotten password, step 2')
  await change.click()
  await expect(dialog.getByRole('alert')).toHaveText('Le code est incorrect ou expiré.')
  await dialog.getByLabel('Code de confirmation').fill(code)
  await dialog.getByLabel('Nouveau mot de passe').fill('Password1')
  await dialog.getByLabel('Confirmez le mot de passe').fill('Password1')
  await change.click()
  await expect(dialog.getByRole('alert')).toHaveText(UNFIT)
  await dialog.getByLabel('Nouveau mot de passe').fill(password)
  await dialog.getByLabel('Confirmez le mot de passe').fill(password)
  await change.click()
  await expect(page.getByText('Le mot de passe a été changé avec succès! redirection...')).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
  await signInAs(page, email, PASSWORD)
  await expect(page.getByRole('alert')).toHaveText('E-mail ou mot de passe incorrect')
  await signInAs(page, email, password)
  await expect(page).toHaveURL(/\/admin\/dashboard/)

  const { page: elsewhere } = await open('visitor', DESKTOP)
  const signInElsewhere = async () => {
    await elsewhere.goto('/login')
    // it hears of its end over the live channel, which has to be open by then
    const live = elsewhere.waitForEvent('websocket')
    await signInAs(elsewhere, email, password)
    await (await live).waitForEvent('framereceived')
    await expect(elsewhere).toHaveURL(/\/admin\/dashboard/)
    await page.goto('/admin/account')
  }
  const sessions = page.getByRole('region', { name: 'Sessions ouvertes' })
  const lines = sessions.getByRole('listitem')
  await signInElsewhere()
  await expect(lines).toHaveCount(2)
  await expect(lines.filter({ hasText: 'Cette session' })).toHaveCount(1)
  await expectAccessible(page, 'account with sessions')
  await lines.getByRole('button', { name: /^Fermer la session/ }).click()
  await expect(lines).toHaveCount(1)
  await expect(elsewhere).toHaveURL(/\/login/, LIVE)

  await signInElsewhere()
  await sessions.getByRole('button', { name: 'Se déconnecter partout ailleurs' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Se déconnecter partout ailleurs' }).click()
  await expect(elsewhere).toHaveURL(/\/login/, LIVE)
  await expect(lines).toHaveCount(1)

  const next = `${password}-b`
  await page.getByLabel('Nouveau mot de passe').fill(next)
  await page.getByLabel('Confirmez le mot de passe').fill(next)
  await page.getByLabel('Mot de passe actuel').fill('Wrong-password-1')
  await page.getByRole('button', { name: 'Changer le mot de passe' }).click()
  await expect(page.getByText('Ce n’est pas votre mot de passe actuel')).toBeVisible()
  await page.getByLabel('Mot de passe actuel').fill(password)
  await page.getByRole('button', { name: 'Changer le mot de passe' }).click()
  await expect(page.getByText('Mot de passe changé, autres sessions fermées')).toBeVisible()
  await page.goto('/admin/dashboard')
  await expect(page).toHaveURL(/\/admin\/dashboard/)
})

test('a temporary password is changed before anything else', async ({ page }) => {
  const password = `Volant-${Date.now()}`
  await page.goto('/login')
  await signInAs(page, PEOPLE.hired, PASSWORD)
  const dialog = page.getByRole('dialog', { name: 'Choisissez un nouveau mot de passe' })
  const save = dialog.getByRole('button', { name: 'Enregistrer et se connecter' })
  await dialog.getByLabel('Nouveau mot de passe').fill('court')
  await dialog.getByLabel('Confirmez le mot de passe').fill('court')
  await expect(save).toBeDisabled()
  // the temporary one again: whoever gave it knows it
  await dialog.getByLabel('Nouveau mot de passe').fill(PASSWORD)
  await dialog.getByLabel('Confirmez le mot de passe').fill(PASSWORD)
  await save.click()
  await expect(dialog.getByRole('alert')).toHaveText(UNFIT)
  await dialog.getByLabel('Nouveau mot de passe').fill(password)
  await expect(dialog.getByText('Les mots de passe ne correspondent pas')).toBeVisible()
  await expectAccessible(page, 'new password')
  await dialog.getByLabel('Confirmez le mot de passe').fill(password)
  await save.click()
  await expect(page).toHaveURL(/\/admin\/dashboard/)
})

test('an unconfirmed account enters the code of its e-mail', async ({ page, request }) => {
  const since = new Date()
  await page.goto('/login')
  await signInAs(page, PEOPLE.newcomer, PASSWORD)
  const field = page.getByLabel('Code de confirmation')
  await expect(field).toBeFocused()
  await expectAccessible(page, 'unconfirmed account')
  await page.getByRole('button', { name: 'Renvoyer' }).click()
  await expect(page.getByText(/Un code a été envoyé à/)).toBeVisible()
  const code = await readMessage(request, PEOPLE.newcomer, /\b(\d{6})\b/, since)
  await field.fill(String((Number(code) + 1) % 1_000_000).padStart(6, '0'))
  await page.getByRole('button', { name: 'Confirmer et se connecter' }).click()
  await expect(page.getByText('Le code est incorrect ou expiré.')).toBeVisible()
  await field.fill(code)
  const limited = { status: 429, headers: { 'retry-after': '30' }, json: { statusCode: 429, code: 'RATE_LIMITED' } }
  await page.route('**/auth/login-gestion', (route) => route.fulfill(limited), { times: 1 })
  await page.getByRole('button', { name: 'Confirmer et se connecter' }).click()
  await expect(page.getByRole('alert')).toContainText('30')
  await expect(field).toBeHidden()
  await pressSignIn(page, page.getByRole('button', { name: 'Se connecter' }))
  await expect(page).toHaveURL(/\/driver\//)
})
