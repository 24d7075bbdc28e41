import { Readable } from 'node:stream'
import { createDispatcher } from '../src/platform/outbox/dispatcher'
import type { Dispatcher, DispatcherParts } from '../src/platform/outbox/dispatcher'
import { outboxMail } from '../src/platform/mail/mail'
import { outboxSms } from '../src/platform/sms/sms'
import { noPushes } from './push-server'

const log = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** Keeps mails and text messages here, and sends pushes nowhere, but for the parts that a test is about. */
export function testDispatcher(
  parts: Pick<DispatcherParts, 'database' | 'bus' | 'render'> & Partial<DispatcherParts>,
): Dispatcher {
  return createDispatcher({
    readerLists: {},
    mail: outboxMail,
    sms: outboxSms,
    push: noPushes,
    storage: { read: async () => Readable.from('') },
    log,
    ...parts,
  })
}
