import { randomBytes, timingSafeEqual } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import * as z from 'zod'
import { reasonOf } from '../db/reason'
import { BackupError } from './manifest'

const DoorFile = z.object({ port: z.int(), key: z.string() })
const Question = z.object({ path: z.string() })
const Refusal = z.object({ message: z.string() })

/** Makes a backup at this path. @returns what is told to whoever asked */
export type MakeBackup = (path: string, signal: AbortSignal) => Promise<unknown>

const CLOSING = new BackupError('The server stops: the backup was given up.')

function isKey(given: string | undefined, key: string): boolean {
  const [asked, own] = [Buffer.from(given ?? ''), Buffer.from(key)]
  return asked.length === own.length && timingSafeEqual(asked, own)
}

/**
 * The embedded database belongs to one process, so that one makes the backups. It is asked on an address of this machine
 * alone, with a key that only whoever may read the data folder knows.
 * @param file where address and key are written
 */
export async function openBackupDoor(file: string, make: MakeBackup): Promise<{ close(): Promise<void> }> {
  const key = randomBytes(32).toString('base64url')
  const closing = new AbortController()
  let underWay = Promise.resolve<unknown>(undefined)
  let busy = false

  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const say = (status: number, body: unknown) => void response.writeHead(status).end(JSON.stringify(body))
    if (!isKey(incoming.headers.authorization, key)) return say(401, { message: 'Another server answered.' })
    const question = Question.safeParse(await json(incoming))
    if (!question.success) return say(400, { message: 'Another version of the server answered.' })
    if (busy) return say(409, { message: 'A backup is under way.' })
    busy = true
    underWay = make(question.data.path, closing.signal)
      .then((made) => say(200, made))
      .catch((error: unknown) => say(500, { message: reasonOf(error) }))
      .finally(() => void (busy = false))
    await underWay
  }

  const server = createServer((incoming, response) => void answer(incoming, response).catch(() => response.destroy()))
  await new Promise<void>((listening, failed) => {
    server.once('error', failed).listen(0, '127.0.0.1', listening)
  })
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  await rm(file, { force: true })
  await writeFile(file, JSON.stringify({ port, key }), { flag: 'wx', mode: 0o600 })
  return {
    async close() {
      closing.abort(CLOSING)
      await underWay
      await rm(file, { force: true })
      server.close()
      server.closeAllConnections()
    },
  }
}

/**
 * Asks the running server of a data folder.
 * @returns what it tells
 * @throws BackupError where none answers, or with what it says
 */
export async function askForBackup(file: string, path: string): Promise<unknown> {
  const nobody = new BackupError(
    'The data folder is in use, and no server answers for it. A server makes backups from its start on.',
  )
  let door: z.infer<typeof DoorFile>
  try {
    door = DoorFile.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    throw nobody
  }
  const response = await new Promise<IncomingMessage>((answered, failed) => {
    const asked = request({ host: '127.0.0.1', port: door.port, method: 'POST', headers: { authorization: door.key } })
    asked.once('response', answered).once('error', failed).end(JSON.stringify({ path }))
  }).catch(() => {
    throw nobody
  })
  const said = await json(response)
  if (response.statusCode === 200) return said
  throw new BackupError(Refusal.parse(said).message)
}
