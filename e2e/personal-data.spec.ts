import { readFile } from 'node:fs/promises'
import { errors as enErrors } from '@volant/contract/words/en/errors'
import { personalData as en } from '@volant/contract/words/en/personal-data'
import { errors as frErrors } from '@volant/contract/words/fr/errors'
import { personalData as fr } from '@volant/contract/words/fr/personal-data'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessibility'
import { desktopIn, inLanguage, toast } from './catalogue'
import { test } from './fixtures'
import { PEOPLE, send } from './people'

const WORDS = {
  fr: { t: fr, errors: frErrors },
  en: { t: en, errors: enErrors },
}
const SLUG = 'horizon-autos'

interface Member {
  readonly id: string
  readonly assigneeEmail: string
  readonly assigneeFirstName: string
  readonly assigneeLastName: string
}

async function download(page: Page, name: string): Promise<Record<string, { rows: Record<string, unknown>[] }>> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()])
  expect(file.suggestedFilename()).toMatch(/^volant-\d{4}-\d\d-\d\d\.json$/)
  return JSON.parse(await readFile(await file.path(), 'utf8'))
}

test('everybody takes their own data away', async ({ open }) => {
  for (const person of ['driver', 'member', 'support'] as const) {
    const page = await inLanguage('fr', open(person, desktopIn('fr')))
    await page.goto(
      person === 'driver' ? '/driver/profile' : person === 'member' ? '/client/profile' : '/admin/profile',
    )
    const data = await download(page, fr.own.download)
    expect(data['account']?.rows).toMatchObject([{ email: PEOPLE[person] }])
    await expect(page.getByRole('heading', { name: fr.person.title })).toHaveCount(0)
    await page.context().close()
  }
})

for (const language of ['fr', 'en'] as const)
  test(`in ${language}, a member is copied and erased, and found no more`, async ({ open, address }) => {
    const { t, errors } = WORDS[language]
    const [first, last] = language === 'fr' ? ['Ondine', 'Oubliée'] : ['Ophelia', 'Forgotten']
    const name = `${first} ${last}`
    const assigneeEmail = `oubli.${language}@horizon-autos.test`
    await send(address, 'superAdmin', 'POST', '/organization/add-member', {
      assigneeFirstName: first,
      assigneeLastName: last,
      assigneeEmail,
      assigneePhone: '+33612345678',
      organizationSlug: SLUG,
    })
    const listed = { slug: SLUG, take: 100 }
    const membersNow = () =>
      send<{ records: Member[] }>(address, 'superAdmin', 'POST', '/organization/get-all-members', listed)
    const { records } = await membersNow()
    const member = records.find((one) => one.assigneeEmail === assigneeEmail)

    const page = await inLanguage(language, open('superAdmin', desktopIn(language)))
    await page.goto(`/admin/profile/${member?.id}`)
    const data = await download(page, t.person.download)
    expect(data['member']?.rows).toMatchObject([{ firstName: first, lastName: last }])

    await page.getByRole('button', { name: t.person.erase }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(t.erase.stays.books)
    const erase = dialog.getByRole('button', { name: t.erase.confirm })
    await dialog.getByRole('textbox').fill(first)
    await expect(erase).toBeDisabled()
    await expectAccessible(page, 'the erasure of a person')
    await dialog.getByRole('textbox').fill(name)
    await erase.click()
    await expect(toast(page, t.erase.done)).toBeVisible()
    await expect(page).toHaveURL(/\/admin\/dashboard/)
    expect((await membersNow()).records.map(({ id }) => id)).not.toContain(member?.id)

    // whoever still counts for something stays, and the office reads why
    const owners = await send<{ records: Member[] }>(
      address,
      'superAdmin',
      'POST',
      '/organization/get-all-owners',
      listed,
    )
    const owner = owners.records.find((one) => one.assigneeEmail === PEOPLE.owner)
    await page.goto(`/admin/profile/${owner?.id}`)
    await page.getByRole('button', { name: t.person.erase }).click()
    await dialog.getByRole('textbox').fill(`${owner?.assigneeFirstName} ${owner?.assigneeLastName}`)
    await erase.click()
    await expect(toast(page, errors.reason.PERSON_BUSY)).toBeVisible()
    await expect(dialog).toBeVisible()
  })
