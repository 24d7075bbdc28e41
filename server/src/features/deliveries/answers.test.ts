import { Kind, parse } from 'graphql'
import type { GraphQLResolveInfo } from 'graphql'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { as, completeDelivery, createWorld, rowOf } from '../../../test/world'
import type { World } from '../../../test/world'
import { answerDelivery } from './doors/graphql'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

/** What the door knows of a document that asks for the version and the comment. */
function asked(): GraphQLResolveInfo {
  const [operation] = parse('mutation { updateDelivery { version comment } }').definitions
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('no operation')
  const info: Pick<GraphQLResolveInfo, 'operation' | 'fragments' | 'fieldName'> & { fieldNodes: unknown } = {
    operation,
    fragments: {},
    fieldName: 'updateDelivery',
    fieldNodes: operation.selectionSet.selections,
  }
  return info as GraphQLResolveInfo
}

it('a change is answered with what it left, though another follows before the reply', async () => {
  const client = await world.make.client(await world.make.organization())
  const admin = await world.make.admin(2)
  const id = await completeDelivery(world, client)
  world.bus.add([
    {
      on: 'delivery.changed',
      phase: 'committed',
      react: async ({ after }) => {
        if (after.comment === 'mine') await world.deliveries.edit(as(admin), { id, comment: 'theirs' })
      },
    },
  ])
  const answer = answerDelivery(world.deliveries, world.clock)
  const told = await answer(as(client), asked(), (ctx) => world.deliveries.edit(ctx, { id, comment: 'mine' }))
  const { version, comment } = await rowOf(world.db, id)
  expect(comment).toBe('theirs')
  expect(told).toEqual({ version: version - 1, comment: 'mine' })
})
