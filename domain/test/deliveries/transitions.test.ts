import { describe, expect, it } from 'vitest'
import { TRANSITIONS } from '../../src/deliveries/lifecycle'
import {
  CANCELLED_GROUP,
  type DeliveryStatus,
  DISPATCH_GROUP,
  isIn,
  MISSION_GROUP,
  REQUESTED_GROUP,
  STORED_STATUSES,
} from '../../src/deliveries/statuses'

const GROUPS: Record<string, readonly DeliveryStatus[]> = {
  G1: REQUESTED_GROUP,
  G2: DISPATCH_GROUP,
  G3: MISSION_GROUP,
  GX: CANCELLED_GROUP,
}

/** The columns "From → To" and "Who" of description 4.2, in the words of that page. */
const PAGE = `
T1   | CREATE                |                                     | REQUESTED                     | client, A3
T2   | EDIT                  | REQUESTED                           | SAME                          | client, A3
T2b  | EDIT                  | G1 -REQUESTED G2 G3                 | SAME                          | A2
T3   | SEND_CONFIRMATION_SMS | REQUESTED RESCHEDULED_BY_ADMIN      | PENDING_CUSTOMER_CONFIRMATION | A3
T4   | CUSTOMER_CONFIRM      | PENDING_CUSTOMER_CONFIRMATION       | CONFIRMED_BY_CUSTOMER         | customer
T5   | CUSTOMER_REFUSE       | PENDING_CUSTOMER_CONFIRMATION       | CANCELLED_BY_CUSTOMER         | customer
T6   | CONFIRM               | G1                                  | CONFIRMED                     | A2
T7   | ALLOW                 | G1 CONFIRMED WAITING_FOR_DRIVER     | WAITING_FOR_DRIVER            | A2
T8   | ASSIGN_DRIVER         | G1 CONFIRMED WAITING_FOR_DRIVER     | SET                           | A2
T9   | ACCEPT_OFFER          | WAITING_FOR_DRIVER                  | SET                           | A2
T10  | CHANGE_DRIVER         | SET                                 | WAITING_FOR_DRIVER            | A2
T10b | CHANGE_DRIVER         | SET                                 | SET                           | A2
T11  | WITHDRAW              | SET                                 | WAITING_FOR_DRIVER            | selected
T12  | PICK_UP               | SET                                 | PICKUP_DRIVER                 | selected
T13  | DEPART                | PICKUP_DRIVER                       | ONGOING                       | selected
T14  | ARRIVE                | ONGOING                             | PICKUP_CLIENT                 | selected
T15  | HAND_OVER             | PICKUP_CLIENT                       | DELIVERED                     | selected
T16  | SWAP_PICK_UP          | DELIVERED                           | SWAP_PICKUP_DRIVER            | selected
T17  | SWAP_DEPART           | SWAP_PICKUP_DRIVER                  | SWAP_IN_TRANSIT               | selected
T18  | SWAP_ARRIVE           | SWAP_IN_TRANSIT                     | SWAP_PICKUP_CLIENT            | selected
T19  | SWAP_HAND_OVER        | SWAP_PICKUP_CLIENT                  | SWAP_DELIVERED                | selected
T20  | FINISH                | DELIVERED SWAP_DELIVERED            | COMPLETED                     | selected
T21  | TERMINATE             | G2 -CONFIRMED CONFIRMED G3          | COMPLETED                     | A2
T22  | CANCEL                | REQUESTED                           | CANCELLED_BY_MANDATORY        | client
T23  | CANCEL                | G1 G2 G3 COMPLETED                  | CANCELLED_BY_ADMIN            | A2
T24  | ACTIVATE              | GX                                  | REQUESTED                     | client, A2
T25  | CANCEL_RESTITUTION    | G1 CONFIRMED WAITING_FOR_DRIVER     | SAME                          | A2
T26  | DELETE                | G1 G2 GX                            | SAME                          | A2
T27  | FORCE_STEP            | SET G3 -SWAP_DELIVERED              | NEXT                          | A2
`

const LINES = PAGE.trim()
  .split('\n')
  .map((line) => {
    const [id = '', action = '', from = '', to = '', who = ''] = line.split('|').map((cell) => cell.trim())
    return { id, action, from, to, who }
  })

function statusesOf(text: string): string[] {
  const found = new Set<string>()
  for (const word of text.split(' ').filter(Boolean))
    if (word.startsWith('-')) found.delete(word.slice(1))
    else for (const status of GROUPS[word] ?? [word]) found.add(status)
  return [...found].toSorted()
}

const WHO: Record<string, string> = {
  'CLIENT 6': 'client',
  'ADMIN 3': 'A3',
  'ADMIN 2': 'A2',
  'CUSTOMER null': 'customer',
  'SELECTED_DRIVER null': 'selected',
}

describe('the table beside the page it is taken from', () => {
  it.each(LINES)('$id $action', ({ id, action, from, to, who }) => {
    const rows = TRANSITIONS.filter((row) => row.id === id)
    expect(rows.map((row) => row.action)).toEqual(rows.map(() => action))
    expect([...new Set(rows.flatMap((row) => row.from))].toSorted()).toEqual(statusesOf(from))
    expect(new Set(rows.map((row) => row.to))).toEqual(new Set([to]))
    expect([...new Set(rows.map((row) => WHO[`${row.who} ${row.minRank}`]))].toSorted()).toEqual(
      who.split(', ').toSorted(),
    )
  })

  it('has no other transition than the page, and eight actions that move nothing', () => {
    const known = LINES.map(({ id }) => id)
    const others = TRANSITIONS.filter((row) => !known.includes(row.id))
    expect([...new Set(others.map((row) => `${row.id} ${row.action} ${row.to}`))]).toEqual([
      'S1 SEND_RATING_EMAIL SAME',
      'S2 RESEND_TRACKING SAME',
      'S3 OFFER SAME',
      'S4 FILE_DOCUMENTS SAME',
      'S5 EDIT_PHOTOS SAME',
      'S6 REPORT_PROBLEM SAME',
      'S7 SEE_OTHER_VEHICLE SAME',
      'S8 ACCEPT_VEHICLE SAME',
    ])
  })

  it('lets a client bring back only what a customer or a client cancelled', () => {
    const rows = TRANSITIONS.filter((row) => row.id === 'T24' && row.who === 'CLIENT')
    expect(rows.map((row) => row.from)).toEqual([['CANCELLED_BY_CUSTOMER', 'CANCELLED_BY_MANDATORY']])
  })
})

describe('the groups of statuses', () => {
  it('part the twenty stored statuses, COMPLETED apart', () => {
    const parts = [...REQUESTED_GROUP, ...DISPATCH_GROUP, ...MISSION_GROUP, ...CANCELLED_GROUP, 'COMPLETED']
    expect(STORED_STATUSES).toHaveLength(20)
    expect(parts.toSorted()).toEqual([...STORED_STATUSES].toSorted())
    expect(isIn('SET', DISPATCH_GROUP)).toBe(true)
    expect(isIn('SET', MISSION_GROUP)).toBe(false)
  })

  it('store neither ALERT nor CANCELLED', () => {
    for (const key of ['ALERT', 'CANCELLED']) expect(STORED_STATUSES).not.toContain(key)
  })
})
