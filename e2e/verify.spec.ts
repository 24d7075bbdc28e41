import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessibility'
import { PHONE, test } from './fixtures'

const PDF = 'application/pdf'
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** A report as somebody has it from a mail. */
async function download(page: Page): Promise<Buffer> {
  await page.goto('/dev/outbox')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('link', { name: /\.pdf$/ })
      .first()
      .click(),
  ])
  return readFile(await file.path())
}

test.describe('the check of a sealed report', () => {
  test('tells a report of ours from one that was changed, and sends no file', async ({ open }) => {
    const { page } = await open('visitor', PHONE)
    const report = await download(page)
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(`${request.method()} ${request.url()}`)
    })
    await page.goto('/verify')
    const title = await page.getByRole('heading', { level: 1, name: 'Vérifier un document' }).boundingBox()
    expect(title?.height).toBeGreaterThan(20)
    const file = page.getByLabel('Déposez le PDF ici ou choisissez-le')
    const verdict = page.getByRole('status')

    await file.setInputFiles({ name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
    await expect(page.getByRole('alert')).toHaveText('Ce fichier n’est pas un PDF.')
    await file.setInputFiles({ name: 'report.pdf', mimeType: PDF, buffer: report })
    await expect(verdict).toContainText('Document authentique')
    await expect(verdict).toContainText(/Contrat n°\s*\d{6}/)
    await expect(verdict).toContainText(/Scellé le\s*\d\d\/\d\d\/\d{4} \d\d:\d\d/)
    await expectAccessible(page, 'a genuine report')

    const changed = Buffer.from(report)
    changed[changed.length >> 1]! ^= 1
    await file.setInputFiles({ name: 'changed.pdf', mimeType: PDF, buffer: changed })
    await expect(verdict).toContainText('Document inconnu')
    await expectAccessible(page, 'an unknown report')
    expect(sent).toEqual([])
  })

  test('takes a hash as well, says what replaced a report, and speaks English', async ({ open }) => {
    const { page } = await open('visitor', PHONE)
    const hash = sha256(await download(page))
    await page.goto('/verify')
    await page.getByText('EN', { exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check a document')
    const field = page.getByLabel('SHA-256 fingerprint')
    const check = page.getByRole('button', { name: 'Check', exact: true })
    await field.fill(hash.slice(1))
    await check.click()
    await expect(page.getByText('A SHA-256 fingerprint has 64 characters')).toBeVisible()
    await field.fill(` ${hash.toUpperCase()} `)
    await check.click()
    await expect(page.getByRole('status')).toContainText('Genuine document')

    const sealedAt = '2026-06-15T08:00:00.000Z'
    const replaced = {
      contract: '100042',
      moment: 'PICK_UP',
      inspectedAt: '2026-06-15T06:30:00.000Z',
      version: 1,
      sealedAt,
      supersededBy: { version: 2, sealedAt },
    }
    await page.route('**/verify/*', (route) => route.fulfill({ json: replaced }))
    await field.fill('a'.repeat(64))
    await check.click()
    await expect(page.getByRole('status')).toContainText('version 2, sealed on 15/06/2026 10:00, has replaced it')
    await expect(page.getByRole('status')).toContainText('15/06/2026 08:30')
    await expectAccessible(page, 'a replaced report')
  })
})
