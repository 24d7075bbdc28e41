import type { APIRequestContext } from '@playwright/test'
import { expect } from '@playwright/test'

interface Message {
  readonly to: string
  readonly text: string
  readonly createdAt: string
}

/** The messages in the outbox of the demo, newest first. */
async function messagesTo(request: APIRequestContext, to: string): Promise<Message[]> {
  const answer = await request.get('/dev/outbox', { headers: { accept: 'application/json' } })
  return ((await answer.json()) as Message[]).filter((message) => message.to === to)
}

/**
 * Waits for the newest message to somebody and returns what `pattern` captures in it.
 * @param since ignores messages of earlier runs
 */
export async function readMessage(
  request: APIRequestContext,
  to: string,
  pattern: RegExp,
  since: Date,
): Promise<string> {
  let found: string | undefined
  await expect
    .poll(async () => {
      const fresh = (await messagesTo(request, to)).filter(({ createdAt }) => new Date(createdAt) >= since)
      found = fresh.map(({ text }) => pattern.exec(text)?.[1]).find(Boolean)
      return found
    }, `a message to ${to} with ${pattern}`)
    .toBeTruthy()
  return found ?? ''
}
