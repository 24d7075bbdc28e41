import { dealOf, order, send } from './support/deliveries'
import { METRICS_TOKEN } from './support/deployment'
import type { Deployment } from './support/deployment'
import { ROWS, fillWithFormulas } from './support/formula-world'
import { FORMULAS } from './support/formulas'
import { required } from './support/http'
import type { Caller } from './support/http'
import type { Row } from './support/row'
import { signInOne } from './support/sign-in'
import type { Signed } from './support/sign-in'
import { readWorkbook } from './support/workbook'

const SLOWEST_MS = 5000
const LAG_MS = 200
const MISSIONS = FORMULAS.length
/** A cell that begins so is run by some program when it is edited, or already when it is opened. */
const RISKY = /^[=+\-@\t\r\0]/

const DECLARATION = '/invoice/download-declaration-xlsx'

/** Every workbook of the product: where it is asked for, and in how many of its columns a person's text stands. */
const EXPORTS: readonly [path: string, body: object, texts: number][] = [
  ['/delivery/downloadXlsx', { tab: 'confirmed' }, 16],
  ['/drivers/downloadXlsx', {}, 8],
  ['/invoice/download-delivery-payments-xlsx', { tab: 'delivery' }, 1],
  ['/invoice/download-delivery-payments-xlsx', { tab: 'subscription' }, 1],
  [DECLARATION, { year: new Date().getUTCFullYear() }, 7],
  ['/organization/downloadXlsx', {}, 9],
  ['/clients/downloadXlsx', {}, 6],
]

/** What is asked beyond what may be asked, and the answer. */
const WIDENED: readonly [name: string, path: string, body: object, wanted: 'nothing' | 400][] = [
  ['a stranger’s organisation', '/delivery/downloadXlsx', { organizationSlug: ["x' OR '1'='1"] }, 'nothing'],
  ['every name', '/delivery/downloadXlsx', { vin: '%' }, 'nothing'],
  ['any letter', '/delivery/downloadXlsx', { vehicleCode: '_' }, 'nothing'],
  ['a lone backslash', '/delivery/downloadXlsx', { vin: '\\' }, 'nothing'],
  ['NUL', '/delivery/downloadXlsx', { vin: '\0=1+1' }, 400],
  ['a column of secrets', '/delivery/downloadXlsx', { orderBy: 'destinationCode' }, 400],
  ['a statement', '/delivery/downloadXlsx', { orderBy: 'id; DROP TABLE deliveries' }, 400],
  ['a filter that is none', '/delivery/downloadXlsx', { where: '1=1' }, 400],
  ['deleted ones', '/delivery/downloadXlsx', { deletedAt: null }, 400],
  ['another tab', '/delivery/downloadXlsx', { tab: 'all' }, 400],
  ['every client', '/clients/downloadXlsx', { keyword: '%' }, 'nothing'],
  ['a list of slugs', '/clients/downloadXlsx', { organizationSlug: "x' OR '1'='1" }, 'nothing'],
  ['a password', '/drivers/downloadXlsx', { orderBy: 'passwordHash' }, 400],
  ['every driver', '/drivers/downloadXlsx', { nameSearch: '%%%' }, 'nothing'],
  ['a payment', '/invoice/download-delivery-payments-xlsx', { search: "' OR 1=1 --" }, 'nothing'],
]

async function download(origin: string, who: Signed, path: string, body: object) {
  const began = performance.now()
  const response = await fetch(new URL(path, origin), {
    method: 'POST',
    headers: {
      authorization: who.token,
      'x-forwarded-for': who.address,
      'content-type': 'application/json',
      'accept-language': 'fr',
    },
    body: JSON.stringify(body),
  })
  const bytes = Buffer.from(await response.arrayBuffer())
  return { status: response.status, bytes, ms: performance.now() - began }
}

/** The delay of the event loop that one in a hundred looks exceeded since it was last asked. */
async function lagMs(origin: string): Promise<number> {
  const response = await fetch(new URL('/metrics', origin), { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
  const [, seconds] = /^nodejs_eventloop_lag_p99_seconds ([\d.e-]+)$/m.exec(await response.text()) ?? []
  if (seconds === undefined) throw new Error('the metrics tell no lag')
  return Number(seconds) * 1000
}

/** Each driver completes a mission, so that there are payments to export. */
async function pay(origin: string, owner: Caller, admin: Caller, { world }: Deployment): Promise<void> {
  for (const { profileId: driverId } of world.drivers.slice(0, MISSIONS)) {
    const id = await order(origin, owner)
    required(await send(origin, admin, 'assignDriverToDelivery', { ...dealOf(id), driverId }), 'assign')
    const completed = { id, status: 'COMPLETED', reason: 'Mission interrompue' }
    required(await send(origin, admin, 'updateDeliveryStatus', completed), 'complete')
  }
}

async function checkWorkbook(origin: string, admin: Signed, [path, body, texts]: (typeof EXPORTS)[number]) {
  const { status, bytes, ms } = await download(origin, admin, path, body)
  const name = `${path} ${JSON.stringify(body)}`
  if (status !== 201) return { bad: [`${name}: ${status}`], risky: 0, rows: 0, ms }
  const workbook = await readWorkbook(bytes)
  const risky = workbook.texts.filter(({ text }) => RISKY.test(text))
  const open = risky.filter(({ isQuoted }) => !isQuoted)
  const bad = [
    ...(workbook.formulas > 0 ? [`${name}: ${workbook.formulas} formulas`] : []),
    ...(open.length > 0 ? [`${name}: ${open.length} cells unquoted, the first ${JSON.stringify(open[0]?.text)}`] : []),
    // otherwise the row would look at nothing and find nothing
    ...FORMULAS.flatMap((formula) => {
      const wanted = RISKY.test(formula) ? texts : 0
      const found = risky.filter(({ text }) => text.startsWith(formula.slice(0, 6))).length
      return found < wanted ? [`${name}: ${JSON.stringify(formula)} stands ${found} times in it`] : []
    }),
  ]
  return { bad, risky: risky.length, rows: workbook.rows - 1, ms }
}

export const row: Row = {
  id: 'R19',
  title: 'No cell of a workbook is run, and no export shows more than may be seen',
  goal: `0 formulas, 0 cells unquoted, ${ROWS} rows in ${SLOWEST_MS / 1000} s, lag below ${LAG_MS} ms`,
  lanes: ['PGlite', 'PostgreSQL'],
  async run({ open }) {
    const deployment = await open()
    const { world } = deployment
    const first = await deployment.start()
    const [owner, admin] = [
      await signInOne(first.origin, world.owners[0]),
      await signInOne(first.origin, world.superAdmins[0]),
    ]
    await pay(first.origin, owner, admin, deployment)
    await deployment.stopServers()
    await deployment.read(fillWithFormulas)
    const { origin } = await deployment.start()
    const bad: string[] = []
    let [risky, asked, slowest, lag] = [0, 0, 0, 0]
    for (const wanted of EXPORTS) {
      await lagMs(origin)
      const found = await checkWorkbook(origin, admin, wanted)
      lag = Math.max(lag, await lagMs(origin))
      bad.push(...found.bad)
      risky += found.risky
      if (found.rows >= ROWS) slowest = Math.max(slowest, found.ms)
    }
    if (slowest === 0) bad.push(`no workbook has ${ROWS} rows`)
    const driver = await signInOne(origin, world.drivers[0])
    for (const who of [owner, driver])
      for (const [path, body] of EXPORTS) {
        asked += 1
        const { status, bytes } = await download(origin, who, path, body)
        // a driver takes the one line that is declared of them
        const isOwn = who === driver && path === DECLARATION
        if (status !== (isOwn ? 201 : 403)) bad.push(`${who.email} at ${path}: ${status}`)
        else if (isOwn && (await readWorkbook(bytes)).rows !== 2) bad.push(`${who.email} at ${path}: not one line`)
      }
    for (const [name, path, body, wanted] of WIDENED) {
      asked += 1
      const { status, bytes } = await download(origin, admin, path, body)
      if (wanted === 400 ? status !== 400 : status !== 201) bad.push(`${name} at ${path}: ${status}`)
      if (status === 201 && (await readWorkbook(bytes)).rows > 1) bad.push(`${name} at ${path} shows rows`)
    }
    return {
      n: risky + asked,
      bad,
      figure: `${risky} cells that begin like formulas in ${EXPORTS.length} workbooks, ${asked} refused or empty, ${ROWS} rows in ${(slowest / 1000).toFixed(1)} s, lag p99 ${lag.toFixed(0)} ms`,
      missed: slowest > SLOWEST_MS || lag >= LAG_MS,
    }
  },
}
