import { setTimeout as sleep } from 'node:timers/promises'
import { fillBulk } from './support/bulk'
import { FULL, SMALL } from './support/bulk-rows'
import { checkRows } from './support/check-invariants'
import { percentile } from './support/figures'
import type { Answer } from './support/http'
import { findLost } from './support/journal'
import { watchMemory } from './support/memory'
import { startDay } from './support/office-day'
import type { Row } from './support/row'

const PEOPLE = 18
const THINK_MS = 380
const HOUR_MS = 60 * 60_000
const BETWEEN_KILLS_MS = 5 * 60_000
const SHORT = { lasts: 60_000, between: 20_000 }

/** While a server is down nobody answers, and who was being answered is cut off. */
const isFault = ({ status, lost }: Answer<unknown>) => lost === undefined && (status < 200 || status > 299)

export const row: Row = {
  id: 'R29',
  title: 'What holds for minutes holds for a night',
  goal: 'nothing lost, no rule broken, only what a kill interrupts fails',
  lanes: ['PostgreSQL'],
  onlyByName: 'takes a night; ask for it by name',
  async run({ short, hours, open }) {
    const deployment = await open()
    await fillBulk(deployment, short ? SMALL : FULL)
    const until = performance.now() + (short ? SHORT.lasts : hours * HOUR_MS)
    const between = short ? SHORT.between : BETWEEN_KILLS_MS
    const bad: string[] = []
    let server = await deployment.start()
    let [kills, answers, peak, slowest] = [0, 0, 0, 0]
    while (performance.now() < until) {
      const { origin, pid, kill } = server
      const endMemory = watchMemory(pid)
      // tokens end after a quarter of an hour: people who come again sign in again
      const day = await startDay(() => origin, deployment, PEOPLE, THINK_MS, isFault)
      await sleep(Math.min(between, Math.max(0, until - performance.now())))
      peak = Math.max(peak, endMemory().peak)
      await kill()
      await day.end()
      kills += 1
      server = await deployment.start()
      const times = Object.values(day.took).flat()
      answers += times.length
      slowest = Math.max(slowest, percentile(times, 0.99))
      const lost = await deployment.read((query) => findLost(query, day.journal))
      const broken = await deployment.read(checkRows)
      bad.push(...[...day.failed, ...lost, ...broken].map((fault) => `after ${kills} kills: ${fault}`))
    }
    const figure = `${answers} answers, ${kills} kills, p99 ${slowest.toFixed(0)} ms and ${peak.toFixed(0)} MB at most`
    return { n: answers + kills, bad, figure }
  },
}
