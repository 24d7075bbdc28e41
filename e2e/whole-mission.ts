import { expect, test, type Page } from '@playwright/test'
import { PHONE, type OpenWindow } from './fixtures'
import { hashOf, kept, waitingHashes } from './kept-mission'
import { arrive, depart, handOver, inspect, sign, standBefore, typeCode } from './mission'
import { assign, finishOpenMissions, order, readOrder } from './order'

const PARIS = { latitude: 48.85, longitude: 2.35 }
const SENT = { timeout: 120_000 }

/** The pages are kept on the phone once its service worker is ready. */
export async function untilInstalled(page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
}

/** The lists are kept as well, although this page does not show them. */
async function untilPacked(page: Page, id: string): Promise<void> {
  const listed = () =>
    page.evaluate(async (wanted) => {
      const [{ name = '' } = {}] = await indexedDB.databases()
      const database = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open(name)
        opening.onsuccess = () => resolve(opening.result)
      })
      const answers = await new Promise<unknown[]>((resolve) => {
        const reading = database.transaction('queries').objectStore('queries').getAll()
        reading.onsuccess = () => resolve(reading.result as unknown[])
      })
      database.close()
      return answers.filter((answer) => JSON.stringify(answer).includes(wanted)).length
    }, id)
  await expect.poll(listed).toBeGreaterThanOrEqual(2)
}

interface Journey {
  readonly address: string
  readonly open: OpenWindow
  readonly type: 'STANDARD' | 'TWO_WAY_DELIVERY'
  /** What happens while the phone has no network and the window is closed. */
  readonly halfway?: () => Promise<void>
  /** What happens as soon as the phone has its network again. */
  readonly sending?: () => Promise<void>
}

/**
 * A mission from the first tap to the last without a network, with a reload and a new window in between; then the network
 * returns, and the server must have all of it once, in its order. @returns what the browser complained of
 */
export async function carryOutOffline(journey: Journey): Promise<{ faults: string[] }> {
  const { address, type } = journey
  await finishOpenMissions(address, 'driver3')
  const ordered = await order(address, { type })
  const twoWay = type === 'TWO_WAY_DELIVERY'
  await assign(address, ordered, 'driver3')
  const {
    context,
    page: first,
    faults,
  } = await journey.open('driver3', {
    ...PHONE,
    serviceWorkers: 'allow',
    geolocation: PARIS,
    permissions: ['geolocation'],
  })
  await first.goto(`/driver/missions/${ordered.id}`)
  await expect(first.getByText('Tout est envoyé')).toBeVisible()
  await untilInstalled(first)
  await untilPacked(first, ordered.id)
  await context.setOffline(true)

  await test.step('the departure, and a reload before the code', async () => {
    await standBefore(first, ordered)
    await inspect(first, { kilometres: 30_500, eighths: 7, mark: 'Sous la poignée' })
    await sign(first, 'Jeanne Martin')
    // the address names the screen from here on
    await expect(first.getByLabel('Code à 6 chiffres')).toBeVisible()
    await first.reload()
    await expect(first.getByText('En attente d’envoi : 7 photos, 9 saisies')).toBeVisible()
    await typeCode(first, ordered.startCode, 'Prendre le véhicule en charge')
    await expect(first.getByRole('button', { name: 'Je pars' })).toBeVisible()
  })
  await first.close()
  await journey.halfway?.()
  const page = await context.newPage()
  await test.step('the window is closed, and another one goes on from the list', async () => {
    await page.goto('/driver/missions')
    // begun on this phone, although the server has not heard of it
    const underWay = page.getByRole('region', { name: 'En cours' })
    await underWay.getByRole('link').filter({ hasText: ordered.publicId }).click()
    await depart(page)
    await arrive(page)
    await handOver(page, ordered.destinationCode, 30_970)
  })
  if (twoWay)
    await test.step('the second vehicle', async () => {
      await standBefore(page, ordered, true)
      await inspect(page, { kilometres: 81_200, eighths: 3 })
      await sign(page, 'Jeanne Martin', 'Prendre le véhicule en charge')
      await depart(page)
      await arrive(page)
      await page.reload()
      await handOver(page, ordered.returnCode ?? '', 81_690)
    })
  await test.step('everything waits, and nothing was sent', async () => {
    await expect(page.getByText(`En attente d’envoi : ${twoWay ? 25 : 13} photos`)).toBeVisible()
    await expect(page.getByText('code à vérifier')).toBeVisible()
    await page.getByRole('button', { name: 'Terminer la mission' }).click()
    await expect(page.getByText('Mission terminée')).toBeVisible()
    expect((await readOrder(address, ordered.id)).status).toBe('SET')
  })
  const hashes = await waitingHashes(page)
  expect(hashes).toHaveLength(twoWay ? 24 : 12)
  await test.step('the network returns', async () => {
    await context.setOffline(false)
    await journey.sending?.()
    await expect.poll(async () => (await readOrder(address, ordered.id)).status, SENT).toBe('COMPLETED')
  })
  const { vehicles, photos, validationDocs, logs } = await kept(address, ordered)
  expect(vehicles[0]).toMatchObject({
    mileageBefore: 30_500,
    mileageAfter: 30_970,
    essenceBefore: 7,
    essenceAfter: 5,
  })
  if (twoWay) expect(vehicles[1]).toMatchObject({ mileageBefore: 81_200, mileageAfter: 81_690 })
  expect(vehicles[0]?.inspectionBefore).toEqual({
    marks: [{ words: 'Sous la poignée', photos: [expect.any(String)] }],
    list: { keys: 0 },
  })
  const facts = vehicles.flatMap(({ photoFacts }) => photoFacts)
  expect(facts.map(({ sha256 }) => sha256).toSorted()).toEqual(hashes.toSorted())
  for (const { takenAt } of facts) expect(takenAt).not.toBeNull()
  expect(photos.filter(Boolean)).toHaveLength(twoWay ? 24 : 12)
  // six views, each with its own picture, the same for each inspection
  expect(new Set(await Promise.all(photos.map((url) => hashOf(address, url ?? '')))).size).toBe(6)
  expect(validationDocs.filter(({ type: of, deleted }) => of === 'PV' && !deleted)).toHaveLength(twoWay ? 2 : 1)
  expect(new Set(logs).size).toBe(logs.length)
  return { faults }
}
