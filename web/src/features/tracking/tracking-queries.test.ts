import { expect, it } from 'vitest'
import { trackingQuery } from './tracking-queries'

it('a link is asked for each minute, also while it opens nothing: the next driver of a mission given back opens it', () => {
  expect(trackingQuery('secret').refetchInterval).toBe(60_000)
})
