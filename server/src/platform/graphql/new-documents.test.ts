import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openSmallWorld } from '../../../test/doors'
import type { Doors } from '../operations/doors'

const schema = readFileSync(new URL('../../../../contract/schema.graphql', import.meta.url), 'utf8')

let doors: Doors
beforeAll(async () => {
  doors = await openSmallWorld({ schema })
  await doors.http.ready()
})
afterAll(() => doors.close())

const lists = (page: number) =>
  Array.from(
    { length: 14 },
    (_, n) => `a${n}: findAllDeliveries(pagination: { page: ${page}, perPage: 1 }) { records { ...d } }`,
  )

/** A document as large as may be, another one for each page. */
function large(page: number, account: string) {
  const query = `{ ${lists(page).join(' ')} } fragment d on Delivery { ${'id '.repeat(80)} }`
  const headers = { 'content-type': 'application/json', authorization: `client ${account}` }
  return doors.http.inject({ method: 'POST', url: '/graphql', headers, payload: { query } })
}

it('are limited for each person by their size; what is known is not', async () => {
  let page = 0
  while (page < 30 && (await large(page, 'hungry')).statusCode === 200) page += 1
  const refused = await large(page, 'hungry')
  expect(refused.statusCode).toBe(429)
  expect(refused.json()).toMatchObject({ errors: [{ extensions: { code: 'RATE_LIMITED' } }] })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await large(page - 1, 'hungry')).statusCode).toBe(200)
  expect((await large(page, 'modest')).statusCode).toBe(200)
  expect((await large(page, 'hungry')).statusCode).toBe(200)
})
