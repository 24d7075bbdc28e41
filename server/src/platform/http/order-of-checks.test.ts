import type { Actor } from '@volant/domain/kernel/actor'
import { OPERATIONS, mayCallByRank, mayEverCall } from '@volant/domain/permissions/operations'
import type { OperationName } from '@volant/domain/permissions/operations'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openProduct } from '../../../test/product'
import type { Persona } from '../../../test/product'
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
