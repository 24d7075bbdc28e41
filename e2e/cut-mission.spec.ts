import { expect, type BrowserContext } from '@playwright/test'
import { copiedDemo } from './demo-server'
import { PHONE, test as windows } from './fixtures'
import { hashOf, kept } from './kept-mission'
import { carryOut } from './mission'
import { giveMission, readOrder } from './order'
import { carryOutOffline, untilInstalled } from './whole-mission'

const { CUT_RUNS = '1' } = process.env
const demo = copiedDemo('to-cut')
const test = windows.extend({ baseURL: demo.address })
test.beforeAll(() => demo.start())
test.afterAll(() => demo.stop())

const SENT = { timeout: 120_000 }
const DRIVERS = ['driver3', 'driver4'] as const

/** Numbers from 0 to 1 that are the same for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

/** Cuts the network, and now and then stops the server, until it is stopped itself; then both are there. */
function cutting(context: BrowserContext, random: () => number) {
  let ended = false
  const pause = (from: number, to: number) =>
    new Promise((resolve) => setTimeout(resolve, from + random() * (to - from)))
  const cut = async () => {
    await pause(200, 4000)
    if (random() < 0.15) {
      await demo.stop()
      await pause(200, 2000)
      return demo.start()
    }
    await context.setOffline(true)
    await pause(100, 5000)
    return context.setOffline(false)
  }
  const done = (async () => {
    while (!ended) await cut()
  })()
  return {
    end(): Promise<void> {
      ended = true
      return done
    },
  }
}

test('a two-way mission without a network survives a restart of the server meanwhile, and another while it is sent', async ({
  open,
}) => {
  test.setTimeout(400_000)
  const restart = async () => {
    await demo.stop()
    await demo.start()
  }
  const journey = { open, address: demo.address, type: 'TWO_WAY_DELIVERY', halfway: restart, sending: restart } as const
  const { faults } = await carryOutOffline(journey)
  // a server that is away answers nothing
  faults.length = 0
})

for (const seed of Array.from({ length: Number(CUT_RUNS) }, (_, run) => run + 1))
  test(`nothing is lost or doubled when network and server go at random moments: seed ${seed}`, async ({ open }) => {
    test.setTimeout(300_000)
    const { address } = demo
    const driver = DRIVERS[seed % DRIVERS.length] ?? 'driver3'
    const ordered = await giveMission(address, driver)
    const { page, context, faults } = await open(driver, { ...PHONE, serviceWorkers: 'allow' })
    await page.goto(`/driver/missions/${ordered.id}`)
    await expect(page.getByText('Tout est envoyé')).toBeVisible()
    await untilInstalled(page)
    const cuts = cutting(context, randomFrom(seed))
    try {
      await carryOut(page, ordered)
      await page.getByRole('button', { name: 'Terminer la mission' }).click()
      await expect(page.getByText('Mission terminée')).toBeVisible()
    } finally {
      await cuts.end()
    }
    await expect.poll(async () => (await readOrder(address, ordered.id)).status, SENT).toBe('COMPLETED')
    const { vehicles, photos, validationDocs, logs } = await kept(address, ordered)
    const [vehicle] = vehicles
    expect(vehicle).toMatchObject({ mileageBefore: 30_500, mileageAfter: 30_970, essenceBefore: 7, essenceAfter: 5 })
    expect(photos.filter(Boolean)).toHaveLength(12)
    expect(new Set(await Promise.all(photos.map((url) => hashOf(address, url ?? '')))).size).toBe(6)
    expect(vehicle?.photoFacts).toHaveLength(12)
    expect(validationDocs.filter(({ type, deleted }) => type === 'PV' && !deleted)).toHaveLength(1)
    expect(new Set(logs).size).toBe(logs.length)
    // a server that is away answers nothing
    faults.length = 0
  })
