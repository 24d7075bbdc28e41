import { walkingDocuments } from '../../server/test/documents'
import { NO_CLIENT, NO_DRIVER, mayRead } from '../../server/test/mask-table'
import { PEOPLE } from '../../server/test/permission-table'
import { insertEverything, readEverything } from '../../server/test/read-everything'
import type { FixtureAt } from '../../server/test/read-everything'
import type { Target } from '../../server/test/sample-request'
import { createTargets } from '../../server/test/targets'
import { atOnce } from './support/at-once'
import { nextAddress, signCastIn, stage } from './support/cast'
import { createDoors } from './support/doors'
import { allOf, createHarvest } from './support/harvest'
import { call } from './support/http'
import type { Call } from './support/http'
import { listen } from './support/listening'
import { FIRST_LINES, sampleOf } from './support/operations'
import type { Who } from './support/operations'
import { QUESTIONS, SORTED, createOracle } from './support/oracles'
import type { Row } from './support/row'
import { createSessions } from './support/sessions'

const AT_ONCE = 6
const SOME: readonly Who[] = ['AN', 'C4', 'CX', 'DA', 'DS']
/** Whoever is withheld something that others are given. */
const WITHHELD = ['C4', 'DA', 'DS'] as const
const FILES: readonly (readonly [path: string, call: Call])[] = [
  ['/delivery/downloadXlsx', { body: {} }],
  ['/clients/downloadXlsx', { body: {} }],
  ['/drivers/downloadXlsx', { body: {} }],
  ['/organization/downloadXlsx', { method: 'POST' }],
  ['/invoice/download-delivery-payments-xlsx', { body: {} }],
]
/** Statuses at which most is to be seen, and most to be withheld. */
const WALKED = ['WAITING_FOR_DRIVER', 'SET', 'ONGOING', 'COMPLETED']

export const row: Row = {
  id: 'R13',
  title: 'Nobody is told what is not theirs, in no body, header, frame, file or order of a list',
  goal: '0 foreign canaries, 0 codes to drivers, 0 of each other’s prices, eq(canary) ≡ eq(random)',
  lanes: ['PGlite'],
  async run({ short, open }) {
    const deployment = await open({ isStaged: true })
    const { cast: staged, made } = await stage(deployment, async (cast) => {
      const everything = await insertEverything(cast)
      const { prepare } = await createTargets(cast)
      const each: { readonly own: Target; readonly foreign: Target }[] = []
      for (const line of FIRST_LINES) {
        const { at: status, type } = sampleOf(line)
        each.push({ own: await prepare(true, { status, type }), foreign: await prepare(false, { status, type }) })
      }
      return { rows: everything.staged, targets: each }
    })
    const { rows, targets } = made
    const { origin } = await deployment.start()
    const people = await signCastIn(origin, staged)
    const sessionOf = createSessions(origin)
    const tokenOf = async (who: Who) => (who === 'AN' ? undefined : (await sessionOf(staged.people[who])).token)
    const everybody = short ? SOME : PEOPLE
    const harvest = createHarvest()
    const bad: string[] = []

    async function take(who: Who, path: string, options: Call, address = nextAddress()) {
      const answer = await call(origin, { address, token: await tokenOf(who) }, path, options)
      if (answer.status >= 500 || answer.status === 0) bad.push(`${path} as ${who}: ${answer.lost ?? answer.status}`)
      harvest.read(who, path, await allOf(answer))
      return answer
    }
    const isWalked = ({ status }: FixtureAt) => WALKED.includes(status)

    await atOnce(AT_ONCE, everybody, async (who) => {
      const { organization, other } = staged
      const doors = {
        organization,
        other,
        people,
        graphql: (_token: unknown, query: string, variables: object) =>
          take(who, '/graphql', { body: { query, variables } }),
        call: (method: 'GET' | 'POST', url: string, { body, ip }: { body: object | undefined; ip: string }) =>
          take(who, url, { method, ...(body && { body }) }, ip),
      }
      await readEverything(doors, short ? rows.filter(isWalked) : rows, who)
      for (const { id } of rows.filter(isWalked).slice(0, short ? 3 : undefined))
        for (const query of walkingDocuments('findDeliveryById', short || !SOME.includes(who) ? 1 : 4))
          await take(who, '/graphql', { body: { query, variables: { id } } })
      for (const [path, options] of FILES) await take(who, path, options)
      for (const { id } of rows.filter(({ status }) => status === 'COMPLETED'))
        for (const path of [`/delivery/generate-report/${id}`, `/invoice/downloadPDF/${id}`]) await take(who, path, {})
    })
    const reads = harvest.texts()

    // as the office reads it, which reads it all
    await atOnce(AT_ONCE, rows.filter(isWalked), ({ id }) =>
      take('A1', '/graphql', {
        body: { query: walkingDocuments('findDeliveryById', 1)[0], variables: { id } },
      }).then(() => undefined),
    )
    let questions = 0
    for (const who of WITHHELD) {
      const oracle = createOracle(origin, () => tokenOf(who))
      const withheld = harvest.told('A1').filter((mark) => !mayRead(who, mark))
      const kinds = [...new Map(withheld.map((mark) => [`${mark.owner} ${mark.field}`, mark])).values()]
      const asked = QUESTIONS.flatMap((question) => kinds.map((mark) => ({ question, mark })))
      const chosen = short ? asked.filter((_one, index) => index % 17 === 0) : asked
      await atOnce(AT_ONCE, chosen, async ({ question, mark }) => {
        questions += 1
        const told = await oracle.tellsApart(question, mark)
        if (told !== undefined) bad.push(`${who}: ${told}`)
      })
      const hidden = who === 'C4' ? NO_CLIENT : NO_DRIVER
      await atOnce(AT_ONCE, short ? SORTED.slice(0, 1) : SORTED, async (operation) => {
        for (const field of hidden) {
          questions += 1
          if (await oracle.sortsBy(operation, field)) bad.push(`${who} puts ${operation} in order of ${field}`)
        }
      })
    }

    const running = rows.find(({ owner, status }) => owner === '1' && status === 'ONGOING')
    if (running === undefined) throw new Error('nothing is under way')
    bad.push(...(await listen(origin, await signCastIn(origin, staged), everybody, running, harvest)))
    // last, because it changes what it asks about
    const doors = createDoors(origin)
    await atOnce(AT_ONCE, FIRST_LINES, async (line, index) => {
      const { own, foreign } = targets[index] ?? {}
      if (own === undefined || foreign === undefined || /logout|sessions\/end/.test(line.operation)) return
      for (const who of everybody.filter((one) => !/^A\d/.test(one)))
        for (const target of [foreign, own]) {
          const { profileId, email: username } = people[who === 'AN' ? 'C4' : who]
          const sent = sampleOf(line).send(target, { persona: who, profileId, username, refreshToken: '' })
          const answer = await doors.send(line.operation, sent, await tokenOf(who))
          harvest.hear(who, line.operation, await allOf(answer))
        }
    })
    doors.close()
    const marks = harvest.told('A1').length
    if (marks < 100) bad.push(`the office was shown ${marks} canaries only`)
    return {
      n: harvest.texts() + questions,
      bad: [...harvest.leaks, ...bad],
      figure: `${reads} readings and ${harvest.texts() - reads} answers, ${questions} questions, ${marks} canaries: ${harvest.leaks.size} leaks`,
    }
  },
}
