import { AppError } from '@volant/contract/errors'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Mail, OutgoingMail } from '../mail/mail'
import type { Sms } from '../sms/sms'
import type { Bus } from '../bus'
import type { Database } from '../db/database'
import type { Storage } from '../storage/storage'
import { createTrouble } from '../log/trouble'
import type { PushDelivery } from '../push/delivery'
import { UNTRACED } from '../tracing/tracing'
import type { Tracing } from '../tracing/tracing'
import { Breakers, Refusals } from './breakers'
import { writeBroadcasts } from './broadcasts'
import type { ReaderLists } from './broadcasts'
import { AnswerMissing, CHANNELS, MessageObsolete, MessageRefused } from './message'
import type { Channel, MessageAttachment, Receipt, Rendered, Renderer } from './message'
import { claimDue, forget, markFailed, markSent, release } from './store'
import type { Failure, QueuedMessage } from './store'

const BATCH = 5
/** Between two full batches, as long as the last one took: whoever waits for an answer comes before a queue of letters. */
const LONGEST_PAUSE_MS = 250
/** So long after they were claimed messages are begun: one takes less than a minute at the worst, and the lease is two. */
const HOLD_MS = 60_000
/** A stop does not wait any longer for the answer of a provider. */
const STOP_MS = 6000
/** Seconds after which what such a stop has left undecided is tried again: another process may be waiting for the answer. */
const UNDECIDED_PAUSE = 120
/** Seconds until a file that could not be read is asked for again. */
const STORE_PAUSE = 60

export interface DispatcherParts {
  readonly database: Database
  readonly bus: Bus
  readonly render: Renderer
  readonly readerLists: ReaderLists
  readonly mail: Mail
  readonly sms: Sms
  readonly push: PushDelivery
  /** Where attachments are read. */
  readonly storage: Pick<Storage, 'read'>
  readonly log: Record<'info' | 'warn' | 'error', (details: object, message: string) => void>
  readonly tracing?: Pick<Tracing, 'apart' | 'follow'>
  /** Milliseconds between two looks for messages whose time has come. */
  readonly every?: number
  /** Milliseconds in which claimed messages are begun. */
  readonly hold?: number
  /** Milliseconds that a stop waits for what is in hand. */
  readonly patience?: number
}

export interface Dispatcher {
  start(): void
  /** Sends everything that is due, and ends. */
  drain(): Promise<void>
  /** Whether messages of this channel wait because a provider of it is away. */
  isHeldBack(channel: Channel): boolean
  /** Ends once the messages in hand are through, or have been waited for long enough: these count as tried. */
  stop(): Promise<void>
}

/** How a message leaves: each provider that fails is left alone apart from the others. */
interface Way {
  readonly provider: string
  readonly words: Rendered
  send(): Promise<Receipt>
}

/** What goes along cannot be read at the moment, which is not the message's fault; a file that is gone stays gone. */
const isStoreAway = (error: unknown) => error instanceof AppError && error.code === 'UNAVAILABLE'

function reasonOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error)
}

/** Sends what the outbox holds: right after a commit that queued something, and every few seconds for what is due again. */
export function createDispatcher(parts: DispatcherParts): Dispatcher {
  const { database, render, readerLists, mail, sms, push, storage, log, tracing = UNTRACED } = parts
  const { hold = HOLD_MS, patience = STOP_MS } = parts
  const breakers = new Breakers()
  const trouble = () => createTrouble(log, 'outbox not readable', 'outbox readable again')
  const reading = { email: trouble(), sms: trouble(), push: trouble() }
  const refusals = new Refusals()
  const running = new Map<Channel, Promise<void>>()
  const askedAgain = new Set<Channel>()
  /** What a provider has been given and has not answered. */
  const inHand = new Set<QueuedMessage>()
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  async function rendered(message: QueuedMessage): Promise<Rendered> {
    const { channel, subject, text, html } = message
    if (channel !== 'push' && subject !== null && text !== null)
      return html === null ? { subject, text } : { subject, text, html }
    return render(message.template, message.language, message.data)
  }

  async function read({ fileId, name, type }: MessageAttachment) {
    return { filename: name, contentType: type, content: await buffer(await storage.read(fileId)) }
  }

  async function wayOf(
    { id, channel, recipient }: QueuedMessage,
    words: Rendered,
    attachments: OutgoingMail['attachments'],
  ): Promise<Omit<Way, 'words'>> {
    switch (channel) {
      case 'email': {
        const letter = { id, to: recipient, ...words, ...(attachments && { attachments }) }
        return { provider: channel, send: () => mail.send(letter) }
      }
      case 'sms':
        return { provider: channel, send: () => sms.send({ id, to: recipient, text: words.text }) }
      case 'push': {
        const { service, send } = await push.find(recipient, words)
        return { provider: `${channel} ${service}`, send }
      }
    }
  }

  async function fail(message: QueuedMessage, error: unknown, how: Omit<Failure, 'error'>): Promise<void> {
    const { id, channel, template } = message
    const parked = await markFailed(database.sql, message, { error: reasonOf(error), ...how })
    const details = { message: id, channel, template, err: error }
    if (parked) log.error(details, 'message parked')
    else log.warn(details, 'message not sent yet')
  }

  async function prepared(message: QueuedMessage): Promise<Way> {
    const words = await rendered(message)
    const attachments = message.attachment ? [await read(message.attachment)] : undefined
    return { ...(await wayOf(message, words, attachments)), words }
  }

  async function deliver(message: QueuedMessage): Promise<void> {
    if (message.usefulUntil !== null && message.usefulUntil <= new Date()) return forget(database.sql, message.id)
    let way: Way
    try {
      way = await prepared(message)
    } catch (error) {
      if (error instanceof MessageObsolete) return forget(database.sql, message.id)
      return fail(message, error, isStoreAway(error) ? { counts: false, retryAfter: STORE_PAUSE } : { counts: true })
    }
    const { provider, words, send } = way
    if (breakers.allowance(provider, Date.now(), 1) === 0) {
      const retryAfter = breakers.pauseLeft(provider, Date.now())
      return fail(message, new Error(`${provider} is away`), { counts: false, retryAfter, words })
    }
    let receipt: Receipt
    try {
      const { id, channel, template } = message
      const attributes = { 'volant.message': id, 'volant.channel': channel, 'volant.template': template }
      inHand.add(message)
      receipt = await tracing.follow(`send ${template}`, attributes, send).finally(() => inHand.delete(message))
    } catch (error) {
      if (error instanceof MessageObsolete) {
        breakers.succeeded(provider)
        return forget(database.sql, message.id)
      }
      if (error instanceof MessageRefused) {
        breakers.succeeded(provider)
        const isPutOff = !refusals.refused(provider, message.recipient)
        return fail(message, error, { counts: true, retryAfter: error.retryAfter, isPutOff, words })
      }
      const counts = error instanceof AnswerMissing || !breakers.isOpen(provider)
      breakers.failed(provider, Date.now())
      return fail(message, error, { counts, words })
    }
    breakers.succeeded(provider)
    refusals.accepted(provider)
    await markSent(database.sql, message.id, receipt, words)
  }

  const giveBack = (messages: readonly QueuedMessage[]) =>
    release(
      database.sql,
      messages.map(({ id }) => id),
    )

  /** What goes to one place, in its order; what is not begun in time is given back before another process may take it. */
  async function deliverInOrder(messages: readonly QueuedMessage[], claimedAt: number): Promise<void> {
    for (const [index, message] of messages.entries()) {
      if (index > 0 && (stopped || performance.now() - claimedAt > hold)) return giveBack(messages.slice(index))
      await deliver(message)
    }
  }

  /** What is due; where nothing is, some of what goes to many. */
  async function claim(channel: Channel, limit: number): Promise<QueuedMessage[]> {
    while (true) {
      const due = await claimDue(database.sql, channel, limit)
      if (due.length > 0 || !(await writeBroadcasts(database.sql, channel, readerLists))) return due
    }
  }

  async function work(channel: Channel): Promise<void> {
    while (!stopped) {
      const began = performance.now()
      const allowed = breakers.allowance(channel, Date.now(), BATCH)
      const messages = allowed === 0 ? [] : await claim(channel, allowed)
      if (messages.length === 0 && !askedAgain.delete(channel)) {
        if (allowed > 0) reading[channel].worked({ channel })
        return
      }
      if (stopped) return giveBack(messages)
      // beside each other, for most of the time of each is waiting for its provider
      const places = [...new Set(messages.map(({ recipient }) => recipient))]
      const deliverTo = (place: string) =>
        deliverInOrder(
          messages.filter(({ recipient }) => recipient === place),
          began,
        )
      for (const outcome of await Promise.allSettled(places.map(deliverTo)))
        if (outcome.status === 'rejected') throw outcome.reason
      if (messages.length === BATCH && !stopped) await sleep(Math.min(performance.now() - began, LONGEST_PAUSE_MS))
    }
  }

  function run(channel: Channel): Promise<void> {
    const already = running.get(channel)
    if (already) {
      askedAgain.add(channel)
      return already
    }
    const started = work(channel)
      .catch((error: unknown) => reading[channel].failed({ channel, err: error }))
      .finally(() => {
        running.delete(channel)
        // asked between the last look and this line
        if (askedAgain.delete(channel) && !stopped) void run(channel)
      })
    running.set(channel, started)
    return started
  }

  return {
    start() {
      // the reaction returns at once: whoever queued the message does not wait for its provider
      parts.bus.add([
        { on: 'message.queued', phase: 'committed', react: ({ channel }) => void tracing.apart(() => run(channel)) },
      ])
      timer = setInterval(() => void Promise.all(CHANNELS.map(run)), parts.every ?? 2000).unref()
      void Promise.all(CHANNELS.map(run))
    },
    async drain() {
      await Promise.all(CHANNELS.map(run))
    },
    isHeldBack: (channel) => breakers.isAnyOpen(channel),
    async stop() {
      stopped = true
      clearInterval(timer)
      const ended = Promise.all(running.values())
      await Promise.race([ended, sleep(patience, undefined, { ref: false })])
      if (inHand.size === 0) return void (await ended)
      const missing = new AnswerMissing('the process ended before the answer')
      const how = { counts: true, retryAfter: UNDECIDED_PAUSE }
      for (const message of inHand) await fail(message, missing, how)
    },
  }
}
