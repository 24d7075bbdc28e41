import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectLive } from '../../../test/live'
import { canRunRedis, privateRedis } from '../../../test/private-services'
import type { PrivateService } from '../../../test/private-services'
import { PASSWORD, openProduct } from '../../../test/product'
import type { Product } from '../../../test/product'
import { users } from '../../tables/users'

/** The promise is a second and a half; a crowded machine needs some of it for the password alone. */
const LONGEST_WAIT = 4000
const RECOVERY = { timeout: 30_000, interval: 200 }
const needed = canRunRedis ? '' : ' (not run: no Redis on this machine)'

describe.runIf(canRunRedis)(`a Redis that is away${needed}`, () => {
  let server: PrivateService
  let product: Product
  let email = ''
  let callers = 0
  beforeAll(async () => {
    server = await privateRedis()
    product = await openProduct({ NODE_ENV: 'development', REDIS_URL: server.url })
    await product.app.http.listen({ port: 0, host: '127.0.0.1' })
    const [user] = await product.db.sql.select().from(users).where(eq(users.id, product.people.A1.sub))
    email = user?.email ?? ''
  })
  afterAll(async () => {
    await product.close()
    await server.remove()
  })

  async function signIn(): Promise<{ status: number; waited: number }> {
    const started = performance.now()
    callers += 1
    const body = { username: email, password: PASSWORD }
    const { status } = await product.call('POST', '/auth/login-gestion', { body, ip: `10.3.0.${callers}` })
    return { status, waited: performance.now() - started }
  }
  const health = async () => (await product.call('GET', '/health/ready')).body
  async function expectSignIns(): Promise<void> {
    for (let n = 0; n < 3; n++) {
      const { status, waited } = await signIn()
      expect(status).toBeLessThan(300)
      expect(waited).toBeLessThan(LONGEST_WAIT)
    }
  }

  const browser = () => connectLive(product.app.http.server, { token: product.people.A1.token })
  const hint = { deliveryId: 'd1', status: 'SET', version: 2, organizationId: 'o1', driverIds: [] }

  it('is of use while it is there', async () => {
    expect(await health()).toEqual({ status: 'ok' })
    await expectSignIns()
    const { heard, socket } = await browser()
    product.app.live.hint(hint)
    await expect.poll(heard, RECOVERY).toContain('update-admin')
    expect(heard()).not.toContain('missed')
    socket.disconnect()
  })

  it.each<[string, () => Promise<void> | void, () => Promise<void> | void]>([
    ['gone', () => server.kill(), () => server.start()],
    ['frozen', () => server.freeze(), () => server.thaw()],
  ])(
    '%s keeps nobody waiting, is said, and has browsers fetch again once it is back',
    async (_how, leave, comeBack) => {
      const { heard, socket } = await browser()
      await leave()
      await expectSignIns()
      await expect.poll(health, RECOVERY).toEqual({ status: 'degraded', checks: { redis: false, storage: true } })
      expect(await product.app.metrics.registry.metrics()).toContain('health_check_up{check="redis"} 0')
      expect((await product.call('GET', '/health/ready')).status).toBe(200)
      product.app.live.hint(hint)
      await expect.poll(heard, RECOVERY).toContain('update-admin')
      expect(heard()).not.toContain('missed')

      await comeBack()
      await expect.poll(heard, RECOVERY).toContain('missed')
      await expect.poll(health, RECOVERY).toEqual({ status: 'ok' })
      await expectSignIns()
      socket.disconnect()
    },
  )

  it('counts calls for itself meanwhile', async () => {
    await server.kill()
    const statuses: number[] = []
    for (let n = 0; n < 40; n++) {
      const body = { username: 'nobody@test.test', password: 'wrong' }
      statuses.push((await product.call('POST', '/auth/login-gestion', { body, ip: '10.9.9.9' })).status)
    }
    expect(statuses).toContain(429)
    await server.start()
  })
})
