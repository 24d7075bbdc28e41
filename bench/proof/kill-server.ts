import { setTimeout as sleep } from 'node:timers/promises'
import { findLost, newJournal } from './support/journal'
import type { Journal } from './support/journal'
import type { Row } from './support/row'
import { createWriting, hireWriters } from './support/writers'

const WRITERS = 8
const READY_MS = 5000
const KILLS = { PGlite: 60, PostgreSQL: 20 } as const

const LOOK_MS = 10
const FIRST_ANSWER_MS = 15_000

/** Until something was acked since the start, which a cold process takes its time for, and a random while longer. */
async function randomMoment({ acked }: Journal): Promise<void> {
  const before = acked.length
  for (let waited = 0; acked.length === before && waited < FIRST_ANSWER_MS; waited += LOOK_MS) await sleep(LOOK_MS)
  await sleep(50 + Math.random() * 850)
}

export const row: Row = {
  id: 'R7',
  title: 'What was answered with success outlives kill -9',
  goal: `nothing lost, ready in ${READY_MS / 1000} s`,
  lanes: ['PGlite', 'PostgreSQL'],
  async run({ lane, short, open }) {
    const deployment = await open()
    let server = await deployment.start()
    const writers = await hireWriters(server.origin, deployment, WRITERS)
    const journal = newJournal()
    const write = createWriting(writers, journal)
    const kills = short ? 4 : KILLS[lane === 'PGlite' ? 'PGlite' : 'PostgreSQL']
    let slowest = 0
    for (let kill = 0; kill < kills; kill += 1) {
      let isOver = false
      const writing = write(server.origin, () => isOver)
      await randomMoment(journal)
      await server.kill()
      isOver = true
      await writing
      // a start that fails ends the row with what the server said
      server = await deployment.start()
      slowest = Math.max(slowest, server.readyAfter)
    }
    await deployment.stopServers()
    const lost = await deployment.read((query) => findLost(query, journal))
    const figure = `${kills} kills, ${journal.acked.length} acked, ${lost.length} lost, ready after ${(slowest / 1000).toFixed(1)} s at most`
    return { n: journal.acked.length, bad: [...lost, ...journal.odd], figure, missed: slowest > READY_MS }
  },
}
