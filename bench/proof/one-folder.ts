import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../src/production'
import { findLost, newJournal } from './support/journal'
import type { Lane } from './support/lane'
import { ownNamespaces } from './support/namespaces'
import type { Row } from './support/row'
import { spawnServer } from './support/server-process'
import { createWriting, hireWriters } from './support/writers'

const WRITERS = 4
const LOOPS = 20
const REFUSAL_MS = 3000
const TAKEOVER_MS = 10_000
const PATIENCE_MS = 20_000
/** The code with which the product ends that finds its folder taken. */
const FOLDER_IN_USE = 3

/** How the server that people use is started, and how the one that has to be refused. */
const throughOf = (lane: Lane) =>
  lane === 'PID namespaces'
    ? { used: ownNamespaces({ network: false }), refused: ownNamespaces({ network: true }) }
    : { used: [], refused: [] }

export const row: Row = {
  id: 'R9',
  title: 'Two processes never work in one folder',
  goal: `refused in ${REFUSAL_MS / 1000} s with code 3, taken over in ${TAKEOVER_MS / 1000} s, nothing lost`,
  lanes: ['PGlite', 'PID namespaces'],
  async run({ lane, short, open }) {
    const through = throughOf(lane)
    const deployment = await open()
    let server = await deployment.start({ through: through.used })
    const journal = newJournal()
    const write = createWriting(await hireWriters(server.origin, deployment, WRITERS), journal)
    const bad: string[] = []
    const loops = short ? 2 : LOOPS
    let [slowestRefusal, slowestTakeover] = [0, 0]
    for (let loop = 0; loop < loops; loop += 1) {
      let isOver = false
      const writing = write(server.origin, () => isOver)
      await sleep(200)
      const began = performance.now()
      const second = spawnServer(deployment.env(await freePort()), { through: through.refused })
      // one that is let in would stay
      const tooLong = setTimeout(() => second.child.kill('SIGKILL'), PATIENCE_MS)
      const { code } = await second.ended
      clearTimeout(tooLong)
      slowestRefusal = Math.max(slowestRefusal, performance.now() - began)
      if (code !== FOLDER_IN_USE) bad.push(`the second process ended with ${code}: ${second.output()}`)
      if (!second.output().includes(`process ${server.ownPid} `))
        bad.push('the refusal does not name the process that has the folder')
      await server.kill()
      isOver = true
      await writing
      server = await deployment.start({ through: through.used })
      slowestTakeover = Math.max(slowestTakeover, server.readyAfter)
    }
    await deployment.stopServers()
    const lost = await deployment.read((query) => findLost(query, journal))
    const seconds = (ms: number) => (ms / 1000).toFixed(1)
    return {
      n: loops,
      bad: [...bad, ...lost, ...journal.odd],
      figure: `refused after ${seconds(slowestRefusal)} s and taken over after ${seconds(slowestTakeover)} s at most, ${journal.acked.length} acked, ${lost.length} lost`,
      missed: slowestRefusal > REFUSAL_MS || slowestTakeover > TAKEOVER_MS,
    }
  },
}
