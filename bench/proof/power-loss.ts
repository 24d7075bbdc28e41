import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { newDelivery, order, send } from './support/deliveries'
import { NotRun } from './support/lane'
import type { Row } from './support/row'
import { signInAll, signInOne } from './support/sign-in'
import { newDocument, upload } from './support/uploads'

const WRITES = 300
const AT_ONCE = 20
const UPLOADS = 10

interface Span {
  readonly from: number
  readonly to: number
}

interface Flush {
  /** Seconds since 1970, as the tracer writes them. */
  readonly at: number
  readonly path: string
}

const now = () => Date.now() / 1000

async function timed(work: () => Promise<{ readonly status: number } | undefined>): Promise<Span> {
  const from = now()
  const answer = await work()
  if (answer === undefined || answer.status < 200 || answer.status > 299)
    throw new Error(`a write was refused: ${answer?.status}`)
  return { from, to: now() }
}

/** `1234 1699999999.123456 fsync(25</path>) = 0`; with several threads a call may be split in two lines, of which the first names the file. */
function readFlushes(file: string): Flush[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, at, path = ''] = /^\d+\s+([\d.]+) f(?:data)?sync\(\d+<(.*?)>/.exec(line) ?? []
      return at === undefined ? [] : [{ at: Number(at), path }]
    })
}

const within = ({ from, to }: Span, flushes: readonly Flush[]) => flushes.filter(({ at }) => at >= from && at <= to)

function traceInto(file: string): string[] {
  try {
    execFileSync('strace', ['-V'], { stdio: 'ignore' })
  } catch {
    throw new NotRun('no strace on this machine')
  }
  // detached, so that the process that is started is the server itself
  return ['strace', '-D', '-f', '-y', '-ttt', '-e', 'trace=fsync,fdatasync', '-o', file]
}

export const row: Row = {
  id: 'R8',
  title: 'Nothing is answered with success before the disk has it',
  goal: 'a flush within each write, of file and folder within each upload',
  lanes: ['PGlite'],
  async run({ short, open }) {
    const deployment = await open()
    const file = join(deployment.dataDir, 'flushes')
    const { origin } = await deployment.start({ through: traceInto(file) })
    const owner = await signInOne(origin, deployment.world.owners[0])
    const office = await signInAll(origin, deployment.world.maintainers)
    const write = () => timed(() => send(origin, owner, 'createDelivery', newDelivery()))
    const count = short ? WRITES / 10 : WRITES
    const spans: Span[] = []
    for (let made = 0; made < count; made += 1) spans.push(await write())
    for (let made = 0; made < count; made += AT_ONCE)
      spans.push(...(await Promise.all(Array.from({ length: AT_ONCE }, write))))
    const deliveryId = await order(origin, owner)
    const uploads: Span[] = []
    for (const who of office.slice(0, UPLOADS))
      uploads.push(await timed(async () => (await upload(origin, who, deliveryId, newDocument())).sent))
    await deployment.stopServers()
    const flushes = readFlushes(file)
    const isWal = ({ path }: Flush) => path.includes('/pg_wal/')
    const unsafe = spans.filter((span) => !within(span, flushes).some(isWal)).length
    const bad = unsafe > 0 ? [`${unsafe} of ${spans.length} writes were answered without a flush of the log`] : []
    for (const span of uploads) {
      const paths = within(span, flushes).map(({ path }) => path)
      if (!paths.some((path) => path.includes('/files/.new/')))
        bad.push('an upload was answered before its file was flushed')
      if (!paths.some((path) => /\/files\/[0-9a-f]{2}$/.test(path)))
        bad.push('an upload was answered before its folder was flushed')
    }
    const figure = `${spans.length} writes, ${uploads.length} uploads, ${flushes.length} flushes`
    return { n: spans.length + uploads.length, bad, figure }
  },
}
