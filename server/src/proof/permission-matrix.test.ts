import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { documentOf } from '../../test/documents'
import { SAMPLE_REQUESTS } from '../../test/sample-requests'
import type { Caller, SampleRequest, Sent, Target } from '../../test/sample-request'
import { openListeners } from '../../test/live'
import { LINES, PEOPLE } from '../../test/permission-table'
import type { Line } from '../../test/permission-table'
import { openProduct } from '../../test/product'
import type { Answer, Persona, Product } from '../../test/product'
import { createTargets } from '../../test/targets'
import { describeCatalogue } from '../platform/operations/catalogue'

type Who = (typeof PEOPLE)[number]

/** Nobody's own machine: metrics and docs are open to that one. */
const ELSEWHERE = '203.0.113.9'

let product: Product
let targets: Awaited<ReturnType<typeof createTargets>>
let listeners: Awaited<ReturnType<typeof openListeners>>
let operations: Map<string, ReturnType<typeof describeCatalogue>[number]>

beforeAll(async () => {
  product = await openProduct()
  targets = await createTargets(product)
  listeners = await openListeners(product)
  operations = new Map(describeCatalogue(product.app.catalogue).map((operation) => [operation.name, operation]))
})
afterAll(async () => {
  await listeners.close()
  await product.close()
})

const ENDS_SESSIONS = ['POST /auth/logout', 'POST /auth/refresh-token']
let calls = 0

async function callerOf(who: Who, operation: string): Promise<Caller & { token: string | undefined }> {
  const person = who === 'AN' ? undefined : product.people[who as Persona]
  const { sub, profileId, email } = person ?? product.people.C4
  const own = ENDS_SESSIONS.includes(operation) ? await product.signIn(sub) : undefined
  const token = person && (operation === 'POST /auth/logout' && own ? own.IdToken : person.token)
  return { persona: who, profileId, username: email, refreshToken: own?.RefreshToken ?? '', token }
}

async function send(operation: string, sent: Sent, token: string | undefined): Promise<Answer> {
  calls += 1
  // an address for each call: what is counted per address is another test's matter
  const ip = operation === 'GET /metrics' || operation === 'GET /docs' ? ELSEWHERE : `10.2.${calls >> 8}.${calls & 255}`
  const door = operations.get(operation)?.door
  if (door === 'live') return listeners.send(operation.slice(5), sent.payload, token)
  if (door === 'graphql')
    return product.call('POST', '/graphql', {
      token,
      ip,
      body: { query: documentOf(operation), variables: sent.variables },
    })
  const [method = 'GET', path = ''] = operation.split(' ')
  const url = path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => encodeURIComponent(sent.params?.[name] ?? ''))
  const query = sent.query ? `?${new URLSearchParams(sent.query).toString()}` : ''
  return product.call(method as 'GET', `${url}${query}`, { token, ip, body: sent.body })
}

function letterOf(operation: string, { status, body }: Answer): string {
  if (status >= 500) return `!${status}`
  if (status === 401) return '-'
  if (status === 403) return 'x'
  if (status === 404) return '0'
  const data = body.data as Record<string, unknown> | undefined
  return status === 200 && data && data[operation] === null ? '0' : '+'
}

async function walk({ title, operation, cells }: Line, sample: SampleRequest) {
  const prepare = () => targets.prepare(true, { status: sample.at, type: sample.type })
  let target: Target = await prepare()
  const wrong: string[] = []
  const answers = new Map<Who, Answer>()
  for (const [index, who] of PEOPLE.entries()) {
    const expected = cells[index] ?? ''
    const { token, ...caller } = await callerOf(who, operation)
    const answer = await send(operation, sample.send(target, caller), token)
    answers.set(who, answer)
    const letter = letterOf(operation, answer)
    if (expected !== 's' && expected !== letter)
      wrong.push(`${who} ${expected} → ${letter} ${answer.text.slice(0, 160)}`)
    if (letter === '+' && sample.at) target = await prepare()
  }
  expect(wrong, title).toEqual([])
  if (cells.includes('s'))
    for (const { status, text } of answers.values()) {
      expect([400, 401, 404]).toContain(status)
      expect({ status, text }).toEqual({ status: answers.get('AN')?.status, text: answers.get('AN')?.text })
    }
}

/** The same call with a foreign name and with one that nobody has. Description 10: byte for byte the same. */
async function compare({ title, operation }: Line, sample: SampleRequest) {
  const own = await targets.prepare(true, { status: sample.at, type: sample.type })
  const foreign = await targets.prepare(false, { status: sample.at, type: sample.type })
  const unknown = targets.nothing()
  for (const who of PEOPLE.filter((one) => !/^A\d/.test(one))) {
    // an open auction is everybody's who drives
    if (who.startsWith('D') && sample.at === 'WAITING_FOR_DRIVER') continue
    const { token, ...caller } = await callerOf(who, operation)
    const [there, nowhere] = [sample.send(who === 'CX' ? own : foreign, caller), sample.send(unknown, caller)]
    if (JSON.stringify(there) === JSON.stringify(nowhere)) continue
    const [first, second] = [await send(operation, there, token), await send(operation, nowhere, token)]
    expect({ status: first.status, text: first.text }, `${title} as ${who}`).toEqual({
      status: second.status,
      text: second.text,
    })
    expect(letterOf(operation, first), `${title} as ${who}`).not.toBe('+')
  }
}

describe('who gets through which door', () => {
  it('has a line and a sample request for every operation, and no other', () => {
    expect(new Set(LINES.map(({ operation }) => operation))).toEqual(new Set(operations.keys()))
    expect(LINES.map(({ title }) => title).filter((title) => !(title in SAMPLE_REQUESTS))).toEqual([])
    for (const { title, cells } of LINES) expect(cells, title).toHaveLength(PEOPLE.length)
  })

  it.each(LINES)('$title', async (line) => {
    const sample = SAMPLE_REQUESTS[line.title]
    if (sample === undefined) throw new Error(`no sample request for ${line.title}`)
    await walk(line, sample)
  })
})

describe('what is out of scope is answered as what does not exist', () => {
  // what makes something new each time, and leaving a room, which tells nothing
  const once = /add-member|apply|createOrganization|createAdmin|live leave-delivery/
  it.each(LINES.filter(({ operation, cells }) => !once.test(operation) && !cells.includes('s')))(
    '$title',
    async (line) => {
      const sample = SAMPLE_REQUESTS[line.title]
      if (sample !== undefined) await compare(line, sample)
    },
  )
})
