import type { Query } from './database'
import type { Providers } from './providers'

/** As though the time had passed that messages wait until they are tried again. */
export const setDue = (query: Query) => query(`UPDATE outbox SET next_attempt_at = now() WHERE state = 'queued'`)

/** The same for all tries of somebody's messages but the last. */
export const setLastTry = (query: Query, recipient: string, tries: number) =>
  query(`UPDATE outbox SET attempts = $2 WHERE state = 'queued' AND recipient = $1`, [recipient, tries - 1])

export async function countQueued(query: Query, recipient: string): Promise<number> {
  const text = `SELECT count(*)::int AS n FROM outbox WHERE state = 'queued' AND recipient = $1`
  const [row] = await query<{ n: number }>(text, [recipient])
  return row?.n ?? 0
}

interface Message {
  readonly id: string
  readonly channel: 'email' | 'sms'
  readonly recipient: string
  readonly state: string
  readonly attempts: number
}

interface Delivered {
  readonly messages: number
  readonly parked: number
  /** How many came more than once: nobody knew whether they had been taken. */
  readonly repeated: number
  readonly bad: readonly string[]
}

/** What became of each message, by the rows and by what the providers took. @param refused whom the mail server knows nobody by */
export async function readDelivered(
  query: Query,
  { mail, sms }: Pick<Providers, 'mail' | 'sms'>,
  refused: string,
  tries: number,
): Promise<Delivered> {
  const rows = await query<Message>(
    `SELECT id::text, channel, recipient, state, attempts FROM outbox WHERE channel IN ('email', 'sms')`,
  )
  const bad: string[] = []
  const taken = { email: new Set(mail.taken), sms: new Set(sms.taken) }
  const poison = rows.filter(({ recipient }) => recipient === refused)
  for (const { id, state, attempts } of poison)
    if (state !== 'parked' || attempts !== tries)
      bad.push(`refused for good, ${id} is ${state} after ${attempts} tries`)
  if (poison.length === 0) bad.push('nothing was refused for good')
  for (const { id, channel, recipient, state } of rows) {
    if (recipient === refused) continue
    if (state !== 'sent') bad.push(`${channel} ${id} is ${state}`)
    else if (!taken[channel].has(id)) bad.push(`${channel} ${id} was lost: its provider never took it`)
  }
  const known = new Set(rows.map(({ id }) => id))
  for (const key of [...taken.email, ...taken.sms])
    if (!known.has(key)) bad.push(`a provider took ${key}, which is the key of no message`)
  const repeated = mail.taken.length - taken.email.size + (sms.taken.length - taken.sms.size)
  return { messages: rows.length, parked: poison.length, repeated, bad }
}
