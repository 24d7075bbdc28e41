import type { Actor } from '@volant/domain/kernel/actor'
import { OPERATIONS, mayCallByRank, mayEverCall } from '@volant/domain/permissions/operations'
import type { OperationName } from '@volant/domain/permissions/operations'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openProduct } from '../../../test/product'
import type { Persona } from '../../../test/product'
import { SAMPLE_REQUESTS } from '../../../test/sample-requests'
import type { Target } from '../../../test/sample-request'
import { createTargets } from '../../../test/targets'
import { doorOf } from '../operations/catalogue'

let product: Awaited<ReturnType<typeof openProduct>>
beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product.close())

function actorOf(persona: Persona): Actor {
  const { sub, profileId } = product.people[persona]
  const known = { sub, profileId, language: 'fr' } as const
  switch (persona) {
    case 'A1':
    case 'A2':
    case 'A3':
      return { ...known, role: 'ADMIN', rank: ({ A1: 1, A2: 2, A3: 3 } as const)[persona] }
    case 'DW':
    case 'DA':
    case 'DS':
      return { ...known, role: 'DRIVER', state: persona === 'DW' ? 'WAITING' : 'ACCEPTED' }
    default: {
      const rank = ({ C6: 6, C5: 5, C4: 4, CX: 4, C0: 4 } as const)[persona]
      return { ...known, role: 'CLIENT', rank, organizationId: persona === 'C0' ? null : product.organization }
    }
  }
}

const doors = (Object.keys(OPERATIONS) as OperationName[]).filter(
  (name) => doorOf(name) === 'rest' && !('developers' in OPERATIONS[name]) && !('demo' in OPERATIONS[name]),
)

it.each(doors)('%s says who may not, before it judges the fields', async (name) => {
  const [method, path] = name.split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE', string]
  const url = path.replaceAll(/\{\w+\}/g, '%20')
  const body = method === 'POST' ? { nonsense: { of: ['no', 'kind'] } } : undefined
  for (const persona of Object.keys(product.people) as Persona[]) {
    const actor = actorOf(persona)
    const mayByRank = 'object' in OPERATIONS[name] || mayCallByRank(actor, name).ok
    const { status } = await product.call(method, url, { token: product.people[persona].token, body })
    if (mayEverCall(actor, name).ok && mayByRank) expect([persona, status]).not.toEqual([persona, 403])
    else expect([persona, status]).toEqual([persona, 403])
  }
})

/** Their bodies are nothing but a name. */
const ONLY_A_NAME: readonly OperationName[] = [
  'POST /auth/admin-reset-password',
  'POST /auth/sessions/end',
  'POST /organization/delete',
  'POST /organization/delete-member',
]
/** Calls that name an object and hold more than its name. */
const naming = doors.filter(
  (name) => name.startsWith('POST ') && 'object' in OPERATIONS[name] && !ONLY_A_NAME.includes(name),
)

/** A real call, with a field that nobody knows. */
function wrongly(name: OperationName, target: Target, persona: Persona) {
  const [, path = ''] = name.split(' ')
  const { token, profileId } = product.people[persona]
  const caller = { persona, profileId, username: '', refreshToken: '' }
  const { params = {}, body = {} } = SAMPLE_REQUESTS[name]?.send(target, caller) ?? {}
  const url = path.replaceAll(/\{(\w+)\}/g, (_all, key: string) => params[key] ?? '')
  return product.call('POST', url, { token, body: { ...Object(body), nonsense: 1 } })
}

it('looks for what is named in eight calls that hold more than its name', () => {
  expect(naming).toHaveLength(8)
})

it.each(naming)('%s says that there is nothing of the kind, before it judges the fields', async (name) => {
  const targets = await createTargets(product)
  const at = { status: SAMPLE_REQUESTS[name]?.at }
  const [own, foreign] = [await targets.prepare(true, at), await targets.prepare(false, at)]
  for (const persona of Object.keys(product.people) as Persona[]) {
    if (!mayEverCall(actorOf(persona), name).ok) continue
    expect([persona, (await wrongly(name, targets.nothing(), persona)).status]).toEqual([persona, 404])
    if (!persona.startsWith('A') && persona !== 'CX')
      expect([persona, (await wrongly(name, foreign, persona)).status]).toEqual([persona, 404])
  }
  // what is there is answered with its fields
  const owner = name.startsWith('POST /admins/') ? 'C4' : name.startsWith('POST /location/') ? 'DS' : 'A1'
  const { status, body } = await wrongly(name, own, owner)
  expect([status, body.fields]).toEqual([400, [{ path: 'nonsense', code: 'notAllowed' }]])
})
