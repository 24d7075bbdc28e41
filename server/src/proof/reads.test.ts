import { isObjectType } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readRows } from '../../test/all-rows'
import type { Rows } from '../../test/all-rows'
import { makeDistinct } from '../../test/distinct'
import { schema } from '../../test/documents'
import { SAYS } from '../../test/expected-fields'
import { insertEverything } from '../../test/read-everything'
import { openProduct } from '../../test/product'
import type { Product } from '../../test/product'
import { actorOf, met, readAll } from '../../test/reading'
import type { Ask } from '../../test/reading'

const EVERYBODY = ['C6', 'C5', 'C4', 'CX', 'DW', 'DA', 'DS', 'A3', 'A2', 'A1'] as const

let product: Product
let rows: Rows
beforeAll(async () => {
  product = await openProduct()
  await insertEverything(product)
  await makeDistinct(product.db)
  rows = await readRows(product.db)
})
afterAll(() => product.close())

describe('what each person reads', () => {
  it.each(EVERYBODY)(
    '%s is told of every row what stands in it, of each field that they may read, and nothing of the others',
    async (who) => {
      const { token, sub } = product.people[who]
      const ask: Ask = (document, variables) => product.graphql(token, document, variables)
      const { faults, read } = await readAll(ask, { actor: actorOf(rows, sub), rows })
      expect(faults.slice(0, 40), `${faults.length} faults`).toEqual([])
      // an answer that holds nothing proves nothing
      expect(read).toBeGreaterThan(who === 'DW' ? 0 : 20)
    },
    170_000,
  )

  it('every type that has expectations stands in some answer', () => {
    expect([...met].toSorted()).toEqual(Object.keys(SAYS).toSorted())
  })

  it('every field of every type has its expectation', () => {
    const ELSEWHERE =
      /List$|^(Query|Mutation|Subscription|PaymentOutcome)$|^(DriverRatings|DriverDocs|OrganizationSettings|ServiceOption|DocumentFile|CancelReason|VehicleImages|Inspection|InspectionMark|CheckList|Identity|PhotoFacts|DeliveryStep)$|^(AutoCompleteItem|DeliveriesCountBy.*|DeliveryTypeCounts|MonthByType|Chart.*|Punctuality(Figures|Of|Stats)|DeliveryLog.*|DriverSuggestions?|MonthEarnings|MissionEvidence|MissionProblem|MissionExpense|DriverMission|AllowedDelivery|CreatedOffer|OfferOutcome|OwnNoticeSettings|Search.*|Found.*)$|^__/
    for (const type of Object.values(schema.getTypeMap())) {
      if (!isObjectType(type) || ELSEWHERE.test(type.name)) continue
      expect(Object.keys(SAYS[type.name] ?? {}).toSorted(), type.name).toEqual(Object.keys(type.getFields()).toSorted())
    }
  })
})
