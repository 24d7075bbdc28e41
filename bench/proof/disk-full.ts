import { setTimeout as sleep } from 'node:timers/promises'
import { details, newDelivery, order, send } from './support/deliveries'
import type { Deployment } from './support/deployment'
import { call, countAnswers, graphql } from './support/http'
import type { Answer } from './support/http'
import { findLost, newJournal } from './support/journal'
import type { Journal } from './support/journal'
import type { Row } from './support/row'
import { signInAll, signInOne } from './support/sign-in'
import type { Signed } from './support/sign-in'
import { newDocument, sha256, upload } from './support/uploads'

/** A new embedded database has 41 MB before its first row, a new cluster of PostgreSQL somewhat more. */
const MEGABYTES = 96
const MORE_MEGABYTES = 160
const FILE_BYTES = 1_000_000
const UPLOADS_AT_MOST = 100
const AT_ONCE = 8
/** So many refusals in a row, and the disk is full for whoever comes. */
const FULL = 40
const BACK_MS = 30_000
const LOOK_MS = 200

const LIST = 'query { findAllDeliveries(pagination: { page: 0, perPage: 20 }) { total records { id status version } } }'
const COUNTS = 'query { getDeliveriesCountByAdmin { requestedCount } }'
const DETAIL = 'query($id: ID!) { findDeliveryById(id: $id) { version status comment } }'

interface Cast {
  readonly origin: string
  readonly owner: Signed
  readonly office: readonly Signed[]
  readonly deliveryId: string
  readonly journal: Journal
  /** Who uploads next: each has sixty a minute. */
  turn: number
}

const isDone = ({ status }: Answer<unknown>) => status >= 200 && status < 300
/** What may be said while there is no room. */
const isHonest = ({ status, fault, headers }: Answer<unknown>) =>
  (status === 507 && fault.code === 'STORAGE_FULL') || (status === 503 && headers.get('retry-after') !== null)

async function createOne({ origin, owner, journal }: Cast): Promise<Answer<unknown>> {
  const answer = await send(origin, owner, 'createDelivery', newDelivery())
  const { body } = answer
  if (isDone(answer) && body) journal.acked.push({ kind: 'log', values: [body.id, body.version, body.status] })
  return answer
}

async function uploadOne(cast: Cast): Promise<Answer<unknown>> {
  const { origin, office, deliveryId, journal } = cast
  const who = office[cast.turn % office.length]
  cast.turn += 1
  if (!who) throw new Error('nobody to upload')
  const bytes = newDocument(FILE_BYTES)
  const { asked, sent, key } = await upload(origin, who, deliveryId, bytes)
  if (sent && isDone(sent)) journal.acked.push({ kind: 'file', values: [key, sha256(bytes)] })
  return sent ?? asked
}

/** Files first, until the product takes no more, then rows until the database takes none either. @returns every answer */
async function fill(cast: Cast): Promise<Answer<unknown>[]> {
  const answers: Answer<unknown>[] = []
  for (let turn = 0; turn < UPLOADS_AT_MOST; turn += 1) {
    const answer = await uploadOne(cast)
    answers.push(answer)
    if (!isDone(answer)) break
  }
  for (let refused = 0; refused < FULL;) {
    const some = await Promise.all(Array.from({ length: AT_ONCE }, () => createOne(cast)))
    answers.push(...some)
    refused = some.some(isDone) ? 0 : refused + some.length
  }
  return answers
}

function readsOf({ origin, office, owner, deliveryId }: Cast): Promise<Answer<unknown>[]> {
  const admin = office[0] ?? owner
  return Promise.all([
    graphql(origin, admin, LIST, {}),
    graphql(origin, owner, LIST, {}),
    graphql(origin, admin, COUNTS, {}),
    graphql(origin, admin, DETAIL, { id: deliveryId }),
    call(origin, admin, '/auth/me'),
    call(origin, admin, '/health/live'),
  ])
}

const writesOf = (cast: Cast): Promise<Answer<unknown>[]> =>
  Promise.all([
    createOne(cast),
    uploadOne(cast),
    send(cast.origin, cast.owner, 'updateDelivery', { ...details, id: cast.deliveryId, comment: 'x'.repeat(500) }),
  ])

/** @returns how long until everything was written again */
async function writesAgain(cast: Cast): Promise<number> {
  const began = performance.now()
  while (!(await writesOf(cast)).every(isDone)) {
    if (performance.now() - began > BACK_MS) return Infinity
    await sleep(LOOK_MS)
  }
  return performance.now() - began
}

async function castOf(origin: string, { world }: Deployment): Promise<Cast> {
  const owner = await signInOne(origin, world.owners[0])
  const office = await signInAll(origin, world.maintainers)
  return { origin, owner, office, deliveryId: await order(origin, owner), journal: newJournal(), turn: 0 }
}

export const row: Row = {
  id: 'R10',
  title: 'On a full disk nothing is lost, reading goes on, and writing comes back',
  goal: 'writes 507 or 503, reads 200, no crash, writes again without a restart',
  lanes: ['PGlite', 'PostgreSQL'],
  async run({ short, open }) {
    const deployment = await open({ ownCluster: true, disk: MEGABYTES })
    const server = await deployment.start()
    let [isOver, hasExited] = [false, false]
    void server.ended.then(() => {
      hasExited = !isOver
    })
    const cast = await castOf(server.origin, deployment)
    const filled = await fill(cast)
    const reads: Answer<unknown>[] = []
    for (let turn = 0; turn < (short ? 5 : 50); turn += 1) {
      reads.push(...(await readsOf(cast)))
      filled.push(...(await writesOf(cast)))
    }
    deployment.disk?.resize(MORE_MEGABYTES)
    const back = await writesAgain(cast)
    const bad = filled.filter((answer) => !isDone(answer) && !isHonest(answer))
    const unread = reads.filter((answer) => !isDone(answer))
    isOver = true
    await deployment.stopServers()
    const lost = await deployment.read((query) => findLost(query, cast.journal))
    const refused = filled.filter((answer) => !isDone(answer)).length
    return {
      n: filled.length + reads.length,
      bad: [
        ...(bad.length > 0 ? [`while the disk was full: ${countAnswers(bad)}`] : []),
        ...(unread.length > 0 ? [`reads of a full disk: ${countAnswers(unread)}`] : []),
        ...(hasExited ? ['the server ended'] : []),
        ...(back === Infinity ? [`no writes ${BACK_MS / 1000} s after there was room`] : []),
        ...lost,
      ],
      figure: `${refused} refused, ${cast.journal.acked.length} acked, ${lost.length} lost, writes ${(back / 1000).toFixed(1)} s after there was room`,
    }
  },
}
