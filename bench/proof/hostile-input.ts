import fc from 'fast-check'
import { addCrowd } from '../../server/test/cast'
import type { Person } from '../../server/test/cast'
import { PEOPLE } from '../../server/test/permission-table'
import type { Line } from '../../server/test/permission-table'
import type { Target } from '../../server/test/sample-request'
import { createTargets } from '../../server/test/targets'
import { atOnce } from './support/at-once'
import { nextAddress, stage } from './support/cast'
import { HOSTILE_BODIES } from './support/hostile-documents'
import { sendFrames } from './support/hostile-frames'
import { NO_ANSWER, call } from './support/http'
import type { Answer } from './support/http'
import { createJudge } from './support/judge'
import { memoryOf } from './support/memory'
import { FIRST_LINES, sampleOf } from './support/operations'
import { requestsTo, wordsOf } from './support/requests'
import type { HostileRequest } from './support/requests'
import type { Row } from './support/row'
import { createSessions } from './support/sessions'

const AT_ONCE = 6
/** Of so many that fail a smaller one is looked for, each for so long. */
const SHRUNK = 5
const TIME_TO_SHRINK_MS = 10_000
/** People of each kind. */
const MANY = 6
const FULL = { each: 310, others: 1000, fewest: 45_000 }
const SHORT = { each: 21, others: 60, fewest: 3000 }
/** Bytes of a body at most. */
const TAKEN = 1024 * 1024
const MOST_GROWTH_MB = 100
/** So many inputs until the process has everything that it keeps. */
const WARM = 500
/** A person of their own calls these: the session may end with it. */
const ENDS_SESSION = /logout|sessions\/end|change-password|set-new-password/
const KINDS = ['AN', 'C6', 'DA', 'A2'] as const

interface Asked {
  readonly kind: (typeof KINDS)[number]
  readonly request: HostileRequest
}

/** Whoever sends more than a server takes finds the line cut, before or after the refusal is there to be read. */
const REFUSED: Answer<never> = { ...NO_ANSWER, status: 204 }
const isCutOff = ({ lost }: Answer<unknown>, body: Buffer | undefined) =>
  (lost === 'EPIPE' || lost === 'ECONNRESET') && body !== undefined && body.length > TAKEN

export const row: Row = {
  id: 'R11',
  title: 'Whatever is sent is answered, in time, with words of ours',
  goal: `≥ ${FULL.fewest} inputs, 0 × 5xx, 0 of another tenant, growth < ${MOST_GROWTH_MB} MB`,
  lanes: ['PGlite'],
  async run({ short, open }) {
    const { each, others, fewest } = short ? SHORT : FULL
    const deployment = await open({ isStaged: true })
    const lines = FIRST_LINES.filter(({ operation }) => !operation.startsWith('live '))
    const { made } = await stage(deployment, async (cast) => {
      const { prepare } = await createTargets(cast)
      const targets: { readonly own: Target; readonly foreign: Target }[] = []
      for (const line of lines) {
        const { at: status, type } = sampleOf(line)
        targets.push({ own: await prepare(true, { status, type }), foreign: await prepare(false, { status, type }) })
      }
      return { targets, crowd: await addCrowd(cast, MANY) }
    })
    const server = await deployment.start()
    const { origin } = server
    let hasEnded = false
    void server.ended.then(() => (hasEnded = true))
    const { crowd } = made
    const sessionOf = createSessions(origin)
    const judge = createJudge()
    const bad: string[] = []
    let before: number | undefined

    function personOf(kind: Asked['kind'], { operation }: Line, index: number): Person | undefined {
      const [spare, ...rest] = kind === 'AN' ? [] : crowd[kind]
      return ENDS_SESSION.test(operation) ? spare : rest[index % rest.length]
    }

    async function send(kind: Asked['kind'], person: Person | undefined, { path, ...options }: HostileRequest) {
      const token = person && (await sessionOf(person)).token
      const began = performance.now()
      const answer = await call(origin, { address: nextAddress(), token }, path, options)
      if (isCutOff(answer, options.body)) return judge.judge(REFUSED, performance.now() - began, () => false)
      // of clients and strangers everything of the second organisation is to stay away
      const isForeign = ({ owner }: { readonly owner: string }) => owner === '2' && (kind === 'AN' || kind === 'C6')
      if (before === undefined && judge.tried() > WARM) before = memoryOf(server.pid)
      return judge.judge(answer, performance.now() - began, isForeign)
    }

    /** Of what fails the smallest that fails is told. */
    async function find<T>(
      title: string,
      inputs: fc.Arbitrary<T>,
      count: number,
      attempt: (one: T) => Promise<string | undefined>,
      words: (one: T) => string,
    ) {
      const property = fc.asyncProperty(inputs, async (one) => {
        const fault = await attempt(one)
        if (fault !== undefined) throw new Error(fault)
      })
      const found = await fc.check(property, { numRuns: count, endOnFailure: true })
      if (!found.failed) return
      const { seed, counterexamplePath } = found
      const again = { seed, path: counterexamplePath ?? '', interruptAfterTimeLimit: TIME_TO_SHRINK_MS }
      const smaller = bad.length < SHRUNK ? await fc.check(property, again) : found
      const [smallest] = smaller.counterexample ?? found.counterexample ?? []
      bad.push(`${title}, seed ${seed}: ${String(found.errorInstance)} after ${smallest && words(smallest)}`)
    }

    await atOnce(AT_ONCE, lines, async (line, index) => {
      const { own, foreign } = made.targets[index] ?? {}
      if (own === undefined || foreign === undefined) throw new Error(`nothing to name for ${line.operation}`)
      const through = KINDS.filter((kind) => line.cells[PEOPLE.indexOf(kind)] === '+')
      const asked = fc
        .tuple(fc.constantFrom(...KINDS, ...through, ...through, ...through), fc.boolean())
        .chain(([kind, isOwn]) => {
          const person = personOf(kind, line, index)
          const { profileId = 'x', email: username = 'nobody@test.test' } = person ?? {}
          const sent = sampleOf(line).send(isOwn ? own : foreign, {
            persona: kind,
            profileId,
            username,
            refreshToken: '',
          })
          return requestsTo(line, sent).map((request): Asked => ({ kind, request }))
        })
      await find(
        line.operation,
        asked,
        each,
        ({ kind, request }) => send(kind, personOf(kind, line, index), request),
        ({ kind, request }) => `${kind}: ${wordsOf(request)}`,
      )
    })
    const documents = { method: 'POST', path: '/graphql', headers: { 'content-type': 'application/json' } } as const
    await find(
      'GraphQL',
      HOSTILE_BODIES,
      others,
      (body) => send('A2', crowd.A2[1], { ...documents, body: Buffer.from(JSON.stringify(body)) }),
      (body) => JSON.stringify(body).slice(0, 600),
    )
    const steady = Object.values(crowd).flatMap(([_spare, ...rest]) => rest)
    const callers = [
      { address: nextAddress() },
      ...(await Promise.all(steady.filter((_person, index) => index % 2 === 0).map(sessionOf))),
    ]
    const frames = await sendFrames(origin, callers, made.targets[0]?.own.deliveryId ?? '', others)
    const { status } = await call(origin, { address: nextAddress() }, '/health/live')
    if (hasEnded || status !== 200) bad.push('the server is dead')
    for (const { token, email } of await Promise.all(steady.map(sessionOf))) {
      const { status: mine } = await call(origin, { address: nextAddress(), token }, '/auth/me')
      if (mine !== 200) bad.push(`${email} lost the session on the way: ${mine}`)
    }
    const after = memoryOf(server.pid)
    const growth = before === undefined || after === undefined ? undefined : Math.round(after - before)
    const n = judge.tried() + frames.n
    const memory = growth === undefined ? 'memory not measured' : `${growth} MB more`
    return {
      n,
      bad: [...bad, ...frames.bad],
      figure: `${n} inputs, the slowest ${(judge.slowest() / 1000).toFixed(1)} s, ${memory}`,
      missed: n < fewest || (growth ?? 0) >= MOST_GROWTH_MB,
    }
  },
}
