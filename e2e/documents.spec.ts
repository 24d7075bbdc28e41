import { expect } from '@playwright/test'
import { expectAccessible } from './accessibility'
import { largeFile } from './large-file'
import { order } from './order'
import { graphql } from './people'
import { DESKTOP, LIVE, test } from './fixtures'

const detail = (contract: string) => `/admin/pilot/details/standard/requested/${contract}`
const LARGE = 11 * 1024 * 1024
const paper = (name: string, mimeType = 'application/pdf') => ({
  name,
  mimeType,
  buffer: Buffer.from(`%PDF-1.7\n${'x'.repeat(40)}\n%%EOF\n`),
})

test.describe('the documents of a delivery', () => {
  test('can be added, renamed, removed and restored', async ({ open, address }) => {
    const { publicId } = await order(address)
    const { page } = await open('support', DESKTOP)
    await page.goto(detail(publicId))
    const shown = page.getByRole('region', { name: 'Documents de validation' })
    const edit = page.getByRole('button', { name: 'Modifier les documents' })
    const dialog = page.getByRole('dialog', { name: 'Documents de validation' })
    const file = dialog.getByLabel('Ajouter un document')
    const save = dialog.getByRole('button', { name: 'Enregistrer' })
    const saved = page.getByText('Documents modifiés avec succès')

    await edit.click()
    await file.setInputFiles(paper('notes.txt', 'text/plain'))
    await expect(dialog.getByRole('alert')).toHaveText('Type de fichier non supporté.')
    await file.setInputFiles(largeFile('large.pdf', Buffer.concat([paper('').buffer, Buffer.alloc(LARGE)])))
    await expect(dialog.getByRole('alert')).toHaveText('Le fichier est trop volumineux (max 10 Mo).')
    await file.setInputFiles(paper('scan.pdf'))
    const name = dialog.getByLabel('Nom du document')
    await expect(name).toHaveValue('scan.pdf')
    await expect(name).toBeFocused()
    await name.fill(' ')
    await save.click()
    await expect(dialog.getByText('Ce champ est requis')).toBeVisible()
    await name.fill('Bon signé')
    await dialog.getByRole('checkbox', { name: 'PV signé' }).check()
    await expectAccessible(page, 'the documents in their dialog')
    await save.click()
    await expect(saved).toBeVisible()
    await expect(shown.getByRole('link')).toHaveText('Bon signé')
    await expect(edit).toBeFocused()

    await edit.click()
    await expect(dialog.getByRole('checkbox', { name: 'PV signé' })).toBeChecked()
    const remove = dialog.getByRole('button', { name: 'Retirer « Bon signé »' })
    await remove.click()
    await dialog.getByRole('button', { name: 'Rétablir' }).click()
    await remove.click()
    await save.click()
    await expect(shown.getByText('Aucun document')).toBeVisible()
  })

  test('that somebody else renames meanwhile keep their new name', async ({ open, address }) => {
    const { publicId } = await order(address)
    const openPapers = async (person: 'support' | 'maintainer') => {
      const { page } = await open(person, DESKTOP)
      await page.goto(detail(publicId))
      const shown = page.getByRole('region', { name: 'Documents de validation' }).getByRole('link')
      const dialog = page.getByRole('dialog', { name: 'Documents de validation' })
      return {
        shown,
        dialog,
        edit: () => page.getByRole('button', { name: 'Modifier les documents' }).click(),
        add: (name: string) => dialog.getByLabel('Ajouter un document').setInputFiles(paper(name)),
        name: dialog.getByLabel('Nom du document'),
        save: async () => {
          await dialog.getByRole('button', { name: 'Enregistrer' }).click()
          await expect(dialog).toHaveCount(0)
        },
      }
    }
    const one = await openPapers('support')
    await one.edit()
    await one.add('scan.pdf')
    await expect(one.name).toHaveValue('scan.pdf')
    await one.save()
    await one.edit()
    await one.add('photo.pdf')
    await expect(one.name).toHaveCount(2)

    const other = await openPapers('maintainer')
    await other.edit()
    await other.name.fill('Bon signé')
    await other.save()
    // behind the dialog of the first, who is told by the live channel
    await expect(one.shown).toHaveText('Bon signé', LIVE)
    await one.save()
    await expect(one.shown).toHaveText(['Bon signé', 'photo.pdf'])
  })

  test('whose upload fails show the reason and are not kept', async ({ open, address }) => {
    const { publicId } = await order(address)
    const { page, faults } = await open('support', DESKTOP)
    await page.goto(detail(publicId))
    await page.getByRole('button', { name: 'Modifier les documents' }).click()
    const dialog = page.getByRole('dialog')
    const file = dialog.getByLabel('Ajouter un document')
    await page.route('**/files/**', (route) => route.abort())
    await file.setInputFiles(paper('scan.pdf'))
    await expect(dialog.getByRole('alert')).toHaveText("L'envoi a échoué : le réseau ne répond pas")
    await page.unroute('**/files/**')
    // name and type of a PDF, content of a GIF
    await file.setInputFiles({ ...paper('scan.pdf'), buffer: Buffer.from('GIF89a, not a paper') })
    await expect(dialog.getByRole('alert')).toHaveText("L'envoi a échoué avec le statut 415")
    await expect(dialog.getByLabel('Nom du document')).toHaveCount(0)
    faults.length = 0
  })

  test('include the report as a download, and a failure is shown', async ({ open, address }) => {
    const { publicId } = await order(address)
    const { page, faults } = await open('support', DESKTOP)
    await page.goto(detail(publicId))
    const report = page.getByRole('button', { name: 'Rapport PDF' })
    const [file] = await Promise.all([page.waitForEvent('download'), report.click()])
    expect(file.suggestedFilename()).toBe(`${publicId}.pdf`)
    await expect(page.getByText('Rapport téléchargé')).toBeVisible()
    await page.route('**/delivery/generate-report/**', (route) => route.fulfill({ status: 500, json: {} }))
    await report.click()
    await expect(page.getByText('Le rapport n’a pas pu être préparé. Réessayez.')).toBeVisible()
    await expect(report).toBeEnabled()
    faults.length = 0
  })

  test('include the survey answers for clients, but no report', async ({ open, address }) => {
    const query = `{ findAllDeliveries(filter: { statuses: [COMPLETED] }, pagination: { perPage: 50 }) { records { publicId } } }`
    const { findAllDeliveries: found } = await graphql<{ findAllDeliveries: { records: { publicId: string }[] } }>(
      address,
      'owner',
      query,
    )
    const { page } = await open('owner', DESKTOP)
    const results = page.getByRole('region', { name: 'Résultats de l’enquête' })
    const answered = /Recommanderiez-vous ce service\s\?\n(Oui|Non)/
    let text = ''
    // the newest may come from other tests, whose customers were never asked
    for (const { publicId } of found.records.slice(-8)) {
      await page.goto(`/client/pilot/standard/completed/${publicId}`)
      await results.scrollIntoViewIfNeeded()
      await expect(results.getByText(/Aucune réponse|Recommanderiez-vous/)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Rapport PDF' })).toHaveCount(0)
      text = await results.innerText()
      if (answered.test(text)) break
    }
    expect(text).toMatch(answered)
  })
})
