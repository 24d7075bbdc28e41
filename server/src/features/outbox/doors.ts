import { outbox } from '@volant/contract/rest/service'
import type { Executor } from '../../platform/db/database'
import { defineRoute } from '../../platform/operations/registry'
import type { RestOperation } from '../../platform/operations/registry'
import type { PublicFiles } from '../files/public'
import { newestMessages } from './read'

/** What left, or would have left if a mail server were set. The access table opens it in demo mode alone. */
export function outboxDoor(db: { readonly sql: Executor }, files: Pick<PublicFiles, 'fileUrl'>): RestOperation {
  return defineRoute(outbox, {}, async ({ language }, _input, reply) => {
    const messages = await newestMessages(db.sql, files)
    if (!reply.request.headers.accept?.includes('text/html'))
      return messages.map(({ state: _state, attempts: _attempts, lastError: _lastError, ...shown }) => shown)
    // with the first look at it: React is no part of a server that has just started
    const { outboxPage } = await import('./page')
    const page = await outboxPage(messages, language)
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page)
  })
}
