import { admins as enAdmins } from '@volant/contract/words/en/admins'
import { identity as enIdentity } from '@volant/contract/words/en/identity'
import { ui as enUi } from '@volant/contract/words/en/ui'
import { admins as frAdmins } from '@volant/contract/words/fr/admins'
import { identity as frIdentity } from '@volant/contract/words/fr/identity'
import { ui as frUi } from '@volant/contract/words/fr/ui'
import { expect } from '@playwright/test'
import { desktopIn, inLanguage, TEXTS, toast } from './catalogue'
import { test } from './fixtures'
import { pressSignIn } from './people'

const WORDS = {
  fr: { admins: frAdmins, identity: frIdentity, ui: frUi },
  en: { admins: enAdmins, identity: enIdentity, ui: enUi },
}
const TEMPORARY = 'Provisoire-42'

for (const language of ['fr', 'en'] as const)
  test(`in ${language}, a manager is added, signs in once with the given password, is promoted and deleted`, async ({
    open,
  }) => {
    const texts = TEXTS[language]
    const { admins, identity, ui } = WORDS[language]
    const email = `ada.${language}@volant.test`
    const name = language === 'fr' ? 'Ada Neuve' : 'Ada Newcomer'
    const of = (text: string) => text.replace('{{name}}', name)
    const page = await inLanguage(language, open('superAdmin', desktopIn(language)))
    let sent = 0
    page.on('request', (request) => {
      if (request.postData()?.includes('CreateAdmin')) sent += 1
    })
    await page.goto('/admin/manage-admins/admins')
    await page.getByRole('button', { name: admins.add }).click()
    const dialog = page.getByRole('dialog')
    const add = dialog.getByRole('button', { name: admins.create, exact: true })
    await add.click()
    await expect(dialog.getByText(texts.required)).toHaveCount(5)
    await dialog.getByLabel(admins.firstName, { exact: false }).first().fill('Ada')
    await dialog.getByRole('textbox', { name: admins.lastName }).fill(name.slice(4))
    await dialog.getByRole('textbox', { name: admins.email }).fill('support@volant.test')
    await dialog.getByLabel(admins.password).fill(TEMPORARY)
    await dialog.getByLabel(admins.confirmation).fill('Provisoire-43')
    await dialog.getByRole('combobox', { name: admins.rankLabel }).click()
    await page.getByRole('option', { name: identity.rank.SUPPORT }).click()
    await add.click()
    await expect(dialog.getByRole('alert')).toHaveText(texts.passwordsDiffer)
    expect(sent).toBe(0)

    await dialog.getByLabel(admins.confirmation).fill(TEMPORARY)
    await add.click()
    await expect(toast(page, texts.managerKnown)).toBeVisible()
    await dialog.getByRole('textbox', { name: admins.email }).fill(email)
    await add.click()
    await expect(toast(page, texts.managerAdded)).toBeVisible()
    await expect(page).toHaveURL(/manage-admins\/support\?focus=/)
    const row = page.getByRole('row', { name })
    await expect(row).toHaveAttribute('aria-current', 'true')
    await expect(row).toContainText(admins.state.FORCE_CHANGE_PASSWORD)

    const visitor = await inLanguage(language, open('visitor', desktopIn(language)))
    await visitor.goto('/login')
    await visitor.getByRole('textbox', { name: identity.email }).fill(email)
    await visitor.getByLabel(identity.password, { exact: true }).fill(TEMPORARY)
    await pressSignIn(visitor, visitor.getByRole('button', { name: identity.signIn }))
    await expect(visitor.getByRole('dialog', { name: identity.newPassword.title })).toBeVisible()

    await row.getByRole('button', { name: of(admins.editOf) }).click()
    await dialog.getByRole('combobox', { name: admins.rankLabel }).click()
    await page.getByRole('option', { name: identity.rank.MAINTAINER }).click()
    const change = page.waitForRequest((request) => request.postData()?.includes('UpdateAdmin') ?? false)
    await dialog.getByRole('button', { name: ui.save }).click()
    const { variables } = (await change).postDataJSON() as { variables: { input: object } }
    expect(variables.input).toEqual({ id: expect.any(String), rank: 2 })
    await expect(toast(page, texts.managerChanged)).toBeVisible()
    await expect(row).toBeHidden()
    await page.getByRole('link', { name: admins.rank.MAINTAINER }).click()
    await row.getByRole('link', { name: of(admins.open) }).click()
    await expect(page.getByRole('heading', { name })).toBeVisible()
    await page.goBack()
    await row.getByRole('button', { name: of(admins.removeOf) }).click()
    await expect(dialog).toContainText(admins.removeText)
    await dialog.getByRole('button', { name: admins.remove, exact: true }).click()
    await expect(toast(page, texts.managerRemoved)).toBeVisible()
    await expect(row).toBeHidden()
  })
