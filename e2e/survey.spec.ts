import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessibility'
import { DESKTOP, LOADED, PHONE, test } from './fixtures'
import { askAgain, sayMissed } from './missed'
import { expectOutcome } from './outcome'
import { graphql, send } from './people'
import { requestRating, type RatedDelivery } from './rating'

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
/** Not one of ours: the page reads what a link says before it asks the server. */
const EXPIRED = `${base64({})}.${base64({ deliveryId: 'd', clientFirstName: 'Léa', clientLastName: 'Roy', exp: 1 })}.x`

const group = (page: Page, question: RegExp) => page.getByRole('radiogroup', { name: question })
const stars = (page: Page, question: RegExp) => page.getByRole('group', { name: question })
const choose = (page: Page, question: RegExp, answer: string) =>
  group(page, question).getByRole('radio', { name: answer, exact: true }).click()

async function expectProblem(page: Page, title: string): Promise<void> {
  await expect(page.getByText(title, { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Contacter le support' })).toHaveAttribute(
    'href',
    /^mailto:.+@.+subject=/,
  )
  await expectAccessible(page, title)
}

interface Survey {
  readonly version: string
  readonly questions: readonly ({ question: { fr: string } } & Record<string, unknown>)[]
}

async function marksOf(address: string, { driverId }: RatedDelivery) {
  const query =
    'query($id: ID!) { getDriverById(id: $id) { ratings { totalRating communicationRating outfitRating } } }'
  const { getDriverById: found } = await graphql<{ getDriverById: { ratings: Record<string, number | null> } }>(
    address,
    'superAdmin',
    query,
    { id: driverId },
  )
  return found.ratings
}

test.describe('the survey', () => {
  test('says what is wrong with a link, and whom to write to', async ({ open, address }) => {
    const { link } = await requestRating(address)
    const { page, faults } = await open('visitor', PHONE)
    await page.goto('/survey')
    await expectProblem(page, 'Ce lien n’est pas valide')
    await page.goto('/survey?token=not-a-token')
    await expectProblem(page, 'Ce lien n’est pas valide')
    await page.goto(`/survey?token=${EXPIRED}`)
    await expectProblem(page, 'Ce lien a expiré')
    await page.goto(`${link.slice(0, -4)}AAAA`)
    await expectProblem(page, 'Ce lien n’est pas valide')

    await page.route('**/delivery-rating/rated/**', (route) =>
      route.fulfill({ status: 404, json: { statusCode: 404, code: 'NOT_FOUND', message: 'NOT_FOUND' } }),
    )
    await page.goto(link)
    await expectProblem(page, 'Livraison introuvable')
    await page.unroute('**/delivery-rating/rated/**')
    await page.route('**/delivery-rating/questions', (route) => route.fulfill({ status: 403, json: {} }))
    await page.goto(link)
    await expect(page.getByText('Les questions n’ont pas pu être chargées')).toBeVisible()
    await page.unroute('**/delivery-rating/questions')
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(page.getByText('Bonjour Camille,')).toBeVisible()
    expect(faults).toEqual([])
  })

  test('is answered once on a phone, and moves the marks of the driver', async ({ open, address }) => {
    const asked = await requestRating(address)
    const before = await marksOf(address, asked)
    const { page, faults } = await open('visitor', PHONE)
    await page.goto(asked.link)
    await page.getByText('EN', { exact: true }).click()
    await expect(page.getByText('Hello Camille,')).toBeVisible()
    await page.getByText('FR', { exact: true }).click()
    await expect(page.getByText('Bonjour Camille,')).toBeVisible()
    await expect(page).not.toHaveURL(/token=\w/)
    const send = page.getByRole('button', { name: 'Envoyer mes réponses' })
    await expect(send).toBeDisabled()

    await stars(page, /Quelle note donnez-vous/)
      .getByRole('radio', { name: '1 sur 5 : Très mauvais' })
      .focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')
    await expect(stars(page, /Quelle note donnez-vous/).getByRole('radio', { name: /^2 sur 5/ })).toBeChecked()
    await choose(page, /arrivé à l’heure/, 'Non')
    await choose(page, /De combien de temps/, 'Plus de 2 heures')
    const reason = page.getByRole('textbox', { name: /Quelle raison/ })
    await reason.fill('Un pneu crevé.')
    await expectAccessible(page, 'survey')
    await page.reload()
    await expect(reason).toHaveValue('Un pneu crevé.')
    await choose(page, /arrivé à l’heure/, 'Oui')
    await expect(group(page, /De combien de temps/)).toHaveCount(0)
    await expect(reason).toHaveCount(0)
    await choose(page, /arrivé à l’heure/, 'Non')
    await expect(group(page, /De combien de temps/).getByRole('radio', { checked: true })).toHaveCount(0)
    await choose(page, /De combien de temps/, 'Plus de 2 heures')
    await expect(reason).toHaveValue('')
    await reason.fill('Un bouchon.')
    for (const [question, answer] of [
      [/propre et en bon état/, 'Oui'],
      [/suivi la livraison/, 'Par SMS'],
      [/Recommanderiez-vous/, 'Oui'],
    ] as const)
      await choose(page, question, answer)
    await expect(page.getByRole('status')).toHaveText('Il reste 2 questions sans réponse')
    for (const [question, name] of [
      [/amabilité/, /^1 sur 5/],
      [/tenue/, /^5 sur 5/],
    ] as const)
      await stars(page, question).getByRole('radio', { name }).check()

    await page.route('**/delivery-rating/responses', (route) => route.abort())
    await send.click()
    await expect(page.getByText('Le service ne répond pas. Vérifiez votre connexion et réessayez.')).toBeVisible()
    await page.unroute('**/delivery-rating/responses')
    await page.getByRole('button', { name: 'Fermer' }).click()
    await send.click()
    await expectOutcome(page, 'Merci pour votre avis !')
    await expectAccessible(page, 'survey answered')

    // a window that was opened before still shows the questions; the server says that the answer is there
    await page.route('**/delivery-rating/rated/**', (route) => route.fulfill({ json: { rated: false } }))
    await page.goto(asked.link)
    await expect(send).toBeDisabled()
    await page.unroute('**/delivery-rating/rated/**')
    await page.goto(asked.link)
    await expect(page.getByText('Merci pour votre avis !')).toBeVisible()
    faults.splice(0, faults.length, ...faults.filter((fault) => !fault.includes('net::ERR_')))

    const after = await marksOf(address, asked)
    expect(after).not.toEqual(before)
    const office = await open('superAdmin', DESKTOP)
    await office.page.goto(`/admin/pilot/details/standard/completed/${asked.publicId}`)
    const results = office.page.getByRole('region', { name: 'Résultats de l’enquête' })
    await expect(results.getByText('Un bouchon.')).toBeVisible()
    await expect(results.getByRole('img', { name: /^2/ })).toBeVisible()
    const cancel = 'mutation($input: CancelDeliveryInput!) { cancelDelivery(input: $input) { id } }'
    await graphql(address, 'superAdmin', cancel, { input: { id: asked.id, reason: 'car_not_ready_dirty' } })
    await office.page.reload()
    await expect(office.page.getByRole('region', { name: 'Livraison annulée' })).toBeVisible()
    await expect(results.getByText('Un bouchon.')).toBeVisible()
  })

  test('asks what super admins write', async ({ open, address }) => {
    const asked = await requestRating(address)
    // questions stay for ever: another one for each run
    const glass = `Le pare-brise ${Date.now() % 100_000}`
    const { page } = await open('superAdmin', DESKTOP)
    await page.goto('/admin/dashboard')
    await page.getByRole('button', { name: 'Administration' }).click()
    await page.getByRole('menuitem', { name: 'Enquête' }).click()
    await expect(page.getByRole('heading', { name: 'Enquête de satisfaction' })).toBeVisible()
    const dialog = page.getByRole('dialog')
    const save = dialog.getByRole('button', { name: 'Enregistrer' })

    await page.getByRole('button', { name: 'Ajouter une question' }).click()
    await save.click()
    await expect(dialog.getByText('Ce champ est requis')).toHaveCount(2)
    await dialog.getByLabel('Question en français').fill(`${glass} était-il intact ?`)
    await dialog.getByLabel('Question en anglais').fill('Was the windscreen whole?')
    await dialog.getByRole('combobox', { name: 'Type de réponse' }).click()
    await page.getByRole('option', { name: 'Choix' }).click()
    await save.click()
    await expect(dialog.getByText('Proposez au moins deux réponses.')).toBeVisible()
    for (const [index, [fr, en]] of [
      ['Un éclat', 'A chip'],
      ['Une fissure', 'A crack'],
    ].entries()) {
      await dialog.getByRole('button', { name: 'Ajouter une réponse' }).click()
      await dialog
        .getByLabel(/^En français/)
        .nth(index)
        .fill(fr ?? '')
      await dialog
        .getByLabel(/^En anglais/)
        .nth(index)
        .fill(en ?? '')
    }
    await dialog.getByRole('combobox', { name: 'Dépend de la question' }).click()
    await page.getByRole('option', { name: /propre et en bon état/ }).click()
    await dialog.getByRole('combobox', { name: 'Posée si la réponse est' }).click()
    await page.getByRole('option', { name: 'Non', exact: true }).click()
    await expectAccessible(page, 'question of the survey')
    await save.click()
    await expect(page.getByText('Question enregistrée')).toBeVisible()
    const row = page.getByRole('listitem').filter({ hasText: glass })
    await expect(row).toContainText('Un éclat · Une fissure')
    await page.getByRole('button', { name: new RegExp(`Monter «\\s${glass}`) }).click()
    await expect(page.getByText('Ordre enregistré')).toBeVisible()

    const visitor = await open('visitor', PHONE)
    await visitor.page.goto(asked.link)
    await choose(visitor.page, /propre et en bon état/, 'Non')
    await expect(group(visitor.page, new RegExp(glass)).getByRole('radio')).toHaveText(['Un éclat', 'Une fissure'])

    await page.getByRole('button', { name: new RegExp(`Modifier «\\s${glass}`) }).click()
    await dialog.getByLabel('Question en français').fill(`${glass} était-il abîmé ?`)
    await save.click()
    await expect(page.getByText(`${glass} était-il abîmé`)).toBeVisible()
    await page.getByRole('button', { name: new RegExp(`Retirer «\\s${glass}`) }).click()
    await dialog.getByRole('button', { name: 'Retirer' }).click()
    await expect(page.getByText('Question retirée')).toBeVisible()
    const retired = page.getByRole('region', { name: 'Questions retirées' })
    await expect(retired.getByText(`${glass} était-il abîmé`)).toBeVisible()
    await expectAccessible(page, 'survey editor')
  })

  // beside the one above, not in another file: there is one survey, and two files run at the same time
  test('a question that somebody else adds meanwhile is kept beside the one that is being written', async ({
    open,
    address,
  }) => {
    const read = () => send<Survey>(address, 'superAdmin', 'GET', '/delivery-rating/survey')
    const replace = (version: string, questions: readonly object[]) =>
      send<Survey>(address, 'superAdmin', 'PUT', '/delivery-rating/survey', {
        version,
        questions: questions.map(({ answered: _answered, ...question }: { answered?: unknown }) => question),
      })
    const mark = `${Date.now() % 100_000} ?`
    const [own, others] = [`Le coffre ${mark}`, `Le toit ${mark}`]
    const { page } = await open('superAdmin', DESKTOP)
    const missed = await sayMissed(page)
    await page.goto('/admin/survey')
    await page.getByRole('button', { name: 'Ajouter une question' }).click(LOADED)
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Question en français').fill(own)
    await dialog.getByLabel('Question en anglais').fill(own)
    const { version, questions } = await read()
    await replace(version, [
      ...questions,
      {
        question: { fr: others, en: others },
        answerType: 'TEXT',
        choices: [],
        conditionalOnId: null,
        condition: null,
        feeds: null,
      },
    ])
    await askAgain(page, missed)

    const save = dialog.getByRole('button', { name: 'Enregistrer' })
    await save.click()
    await expect(page.getByText(/L’enquête a été modifiée entre-temps/)).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: others })).toHaveCount(1)
    await save.click()
    await expect(dialog).toHaveCount(0)
    const now = await read()
    const texts = now.questions.map(({ question }) => question.fr)
    expect(texts.slice(-2)).toEqual([others, own])
    await replace(now.version, now.questions.slice(0, -2))
  })
})
