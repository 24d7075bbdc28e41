import { describe, expect, it } from 'vitest'
import type { DeliveryFacts } from '@volant/domain/deliveries/facts'
import { allowedActions } from '@volant/domain/deliveries/lifecycle'
import { MISSION_GROUP, type DeliveryStatus, type DeliveryType } from '@volant/domain/deliveries/statuses'
import type { AdminRank } from '@volant/domain/kernel/actor'
import type { DeliveryLinks } from '../links'
import { offeredActions } from './offered'
import { stepAhead } from './step-ahead'

const links: DeliveryLinks = {
  table: () => '/table',
  detail: () => '/detail',
  edit: () => '/edit',
  create: () => '/create',
  deal: () => '/deal',
  changeDriver: () => '/change',
  offers: () => '/offers',
}

interface Case {
  rank?: AdminRank
  type?: DeliveryType
  clientPhone?: string | null
}

/** What somebody of the office is offered, by the names of the actions. */
function offered(status: DeliveryStatus, { rank = 2, type = 'STANDARD', clientPhone = '+33612345678' }: Case = {}) {
  const actor = { role: 'ADMIN', rank, sub: 's', profileId: 'p', language: 'fr' } as const
  const facts = { status, type, isEditable: true, vehicles: [], addresses: {} } as unknown as DeliveryFacts
  const delivery = {
    id: 'd',
    publicId: '100001',
    version: 1,
    type,
    status,
    carPickUpDate: null,
    carDeliveryDeadline: null,
    duration: null,
    clientFirstName: null,
    clientLastName: null,
    clientPhone,
    allowedActions: allowedActions(actor, facts, new Date()),
  }
  const { main, others, destroying } = offeredActions(delivery, links)
  const names = (actions: typeof others) => actions.map(({ action }) => action)
  return { main: main?.action, others: names(others), destroying: names(destroying) }
}

describe('the message to the customer', () => {
  it.each(['REQUESTED', 'RESCHEDULED_BY_ADMIN'] as const)('is what support is offered first at %s', (status) => {
    expect(offered(status, { rank: 3 }).main).toBe('SEND_CONFIRMATION_SMS')
    expect(offered(status)).toMatchObject({
      main: 'CONFIRM',
      others: expect.arrayContaining(['SEND_CONFIRMATION_SMS']),
    })
  })

  it('is not offered without a number: support adds one', () => {
    expect(offered('REQUESTED', { rank: 3, clientPhone: null })).toEqual({ main: 'EDIT', others: [], destroying: [] })
  })

  it('is the tracking link from the assignment on', () => {
    for (const status of ['SET', ...MISSION_GROUP] as const)
      expect(offered(status, { rank: 3 }), status).toEqual({
        main: undefined,
        others: ['RESEND_TRACKING'],
        destroying: [],
      })
  })
})

describe('the step that the office takes in the driver’s place', () => {
  it('stands among the others, never first, and never for support', () => {
    for (const status of ['SET', 'ONGOING', 'SWAP_PICKUP_CLIENT'] as const) {
      const of = offered(status, { type: 'TWO_WAY_DELIVERY' })
      expect(of.others, status).toContain('FORCE_STEP')
      expect(of.main, status).toBeUndefined()
    }
    expect(offered('DELIVERED').others).not.toContain('FORCE_STEP')
    expect(offered('CONFIRMED').others).not.toContain('FORCE_STEP')
  })

  it('is named by where it leads', () => {
    const ahead = (status: DeliveryStatus | 'ALERT', type: DeliveryType) =>
      stepAhead({ id: 'd', publicId: '1', status, type })
    expect(ahead('PICKUP_DRIVER', 'STANDARD')).toBe('ONGOING')
    expect(ahead('DELIVERED', 'TWO_WAY_DELIVERY')).toBe('SWAP_PICKUP_DRIVER')
    expect(ahead('DELIVERED', 'STANDARD')).toBeNull()
    expect(ahead('ALERT', 'STANDARD')).toBeNull()
  })
})
