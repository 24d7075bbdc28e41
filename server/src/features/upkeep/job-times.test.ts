import { upkeep } from '@volant/contract/words/fr/upkeep'
import { CronExpressionParser } from 'cron-parser'
import { addHours, addMinutes } from 'date-fns'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openProduct } from '../../../test/product'
import type { Product } from '../../../test/product'
import { timesOf } from './read/jobs'

const timezone = 'Europe/Paris'
/** Each hour, day and night, of the days around the end of summer time. */
const HOURS = Array.from({ length: 96 }, (_, hour) => addHours(new Date('2026-10-23T00:30Z'), hour))

let product: Product
beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product.close())

const before = (cron: string, currentDate: Date) =>
  CronExpressionParser.parse(cron, { currentDate, tz: timezone }).prev().toDate()

it('no job of the product is overdue at any hour where each of its runs succeeded', () => {
  for (const { name, cron } of product.app.jobs)
    for (const now of HOURS) {
      const succeeded = addMinutes(before(cron, now), 1)
      expect([name, now, timesOf({ cron, timezone }, succeeded, now).late]).toEqual([name, now, false])
    }
})

it('none is overdue while its run may still end', () => {
  for (const { name, cron } of product.app.jobs)
    for (const hour of HOURS) {
      const due = before(cron, hour)
      const succeeded = addMinutes(before(cron, due), 1)
      expect([name, due, timesOf({ cron, timezone }, succeeded, addMinutes(due, 10)).late]).toEqual([name, due, false])
    }
})

it('each is overdue two hours after a run that failed, at whatever hour', () => {
  for (const { name, cron } of product.app.jobs)
    for (const now of HOURS) {
      const failed = before(cron, addMinutes(now, -121))
      const succeeded = before(cron, failed)
      expect([name, now, timesOf({ cron, timezone }, succeeded, now).late]).toEqual([name, now, true])
    }
})

it('each has a name that people read', () => {
  expect(product.app.jobs.map(({ name }) => name).toSorted()).toEqual(Object.keys(upkeep.jobName).toSorted())
})
