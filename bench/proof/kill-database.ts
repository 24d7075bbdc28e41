import { setTimeout as sleep } from 'node:timers/promises'
import { findLost, newJournal } from './support/journal'
import type { Row } from './support/row'
import { createWriting, hireWriters } from './support/writers'

const WRITERS = 8
const KILLS = 10
const BACK_MS = 5000

export const row: Row = {
  id: 'R7',
  title: 'What was answered with success outlives an immediate stop of PostgreSQL',
  goal: `nothing lost, the app works ${BACK_MS / 1000} s later`,
  lanes: ['PostgreSQL'],
  async run({ short, open }) {
    const deployment = await open({ ownCluster: true })
    const { cluster } = deployment
    if (!cluster) throw new Error('no PostgreSQL of its own')
    const { origin } = await deployment.start()
    const journal = newJournal()
    const write = createWriting(await hireWriters(origin, deployment, WRITERS), journal)
    const kills = short ? 3 : KILLS
    let slowest = 0
    let isOver = false
    const writing = write(origin, () => isOver)
    for (let kill = 0; kill < kills; kill += 1) {
      await sleep(1000 + Math.random() * 1000)
      await cluster.stop('immediate')
      await cluster.start()
      const { length } = journal.acked
      const back = performance.now()
      while (journal.acked.length === length && performance.now() - back < 2 * BACK_MS) await sleep(20)
      slowest = Math.max(slowest, performance.now() - back)
    }
    isOver = true
    await writing
    await deployment.stopServers()
    const lost = await deployment.read((query) => findLost(query, journal))
    const figure = `${kills} immediate stops of PostgreSQL, ${journal.acked.length} acked, ${lost.length} lost, writing again after ${(slowest / 1000).toFixed(1)} s at most`
    return { n: journal.acked.length, bad: [...lost, ...journal.odd], figure, missed: slowest > BACK_MS }
  },
}
