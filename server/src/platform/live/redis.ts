import { once } from 'node:events'
import type { EventEmitter } from 'node:events'
import type { FastifyBaseLogger } from 'fastify'
import type { RedisClientType } from 'redis'

/** What several processes share besides the database: counts of calls, and frames of the live channel. */
export interface Redis {
  /** A client of the `redis` package that fails at once when Redis is away, and soon when it stands still. */
  readonly counts: object
  /** Another one, which waits: what is read from it by blocking must not fail again and again. */
  readonly frames: object
  /** @throws at once when it is away, or takes no frames */
  ping(): Promise<void>
  /** Slower to say no than `ping`: a moment's silence costs a count nothing, but browsers would all fetch again. */
  carriesFrames(): boolean
  /** Calls back when the channel between processes was away, or refused, and has returned: what was said meanwhile is lost. */
  onReturn(heard: () => void): void
  close(): void
}

/** An answer that takes longer than this is as good as none: every call waits for its counts. */
const COUNTS_SILENCE_MS = 600
const COUNTS_ASK_MS = 200
/** Reading blocks for five seconds at a time. */
const FRAMES_SILENCE_MS = 10_000
const FRAMES_ASK_MS = 2000
const MOST_WAITING = 1000
const AGAIN_MS = 500
/** A process that was busy itself finds Redis silent, and hears it at the next try: only what lasts longer is worth a line of the log. */
const TOLD_AFTER_MS = 2000

/** The stream of the frames in Redis. */
export const FRAMES_STREAM = 'socket.io'
const SINCE_NOW = '$'

async function lastFrame(client: Pick<RedisClientType, 'xRevRange'>): Promise<string> {
  const entries = await client.xRevRange(FRAMES_STREAM, '+', '-', { COUNT: 1 })
  return entries?.[0]?.id ?? '0'
}

type Connection = Pick<EventEmitter, 'on'>

/**
 * Follows some connections.
 * @param back called when every one of them stands again after one was lost
 * @param lost called at each try to have one back
 */
function watchConnections(back: () => void, lost?: () => void) {
  const away = new Set<object>()
  return (client: Connection): void => {
    client.on('reconnecting', () => {
      away.add(client)
      lost?.()
    })
    client.on('ready', () => {
      if (away.delete(client) && away.size === 0) back()
    })
  }
}

/** Writes down when connections stay lost, once, and when all of them are back. */
function tellOfAbsence(log: FastifyBaseLogger) {
  let cause: unknown
  let timer: NodeJS.Timeout | undefined
  let isTold = false
  function tell(): void {
    isTold = true
    log.warn({ err: cause }, 'redis is away: limits and live frames stay within this process')
  }
  function end(): void {
    clearTimeout(timer)
    timer = undefined
  }
  function back(): void {
    end()
    if (isTold) log.info('redis is back')
    isTold = false
  }
  const watch = watchConnections(back, () => (timer ??= setTimeout(tell, TOLD_AFTER_MS).unref()))
  return {
    watch(client: Connection): void {
      watch(client)
      client.on('error', (error: unknown) => (cause = error))
    },
    end,
  }
}

/**
 * Follows what Redis does not take though it is there: because it refuses writing, or because more waits for it than may. Nobody
 * would learn of it from a connection.
 * @param probe tries whether it takes frames again
 * @param back called once it does
 */
function watchRefusals(probe: () => Promise<unknown>, back: () => void, log: FastifyBaseLogger) {
  let timer: NodeJS.Timeout | undefined
  function askAgain(): void {
    timer = setTimeout(() => {
      probe().then(() => {
        timer = undefined
        log.info('redis takes live frames again')
        back()
      }, askAgain)
    }, AGAIN_MS).unref()
  }
  return {
    refused(error: unknown): void {
      if (timer !== undefined) return
      log.warn({ err: error }, 'redis refuses live frames: they stay within this process')
      askAgain()
    },
    lasts: () => timer !== undefined,
    end: () => clearTimeout(timer),
  }
}

export async function connectRedis(url: string | undefined, log: FastifyBaseLogger): Promise<Redis | undefined> {
  if (url === undefined) return undefined
  // the library takes much memory, and most servers need none
  const { createClient } = await import('redis')
  const counts = createClient({
    url,
    disableOfflineQueue: true,
    pingInterval: COUNTS_ASK_MS,
    socket: { connectTimeout: COUNTS_SILENCE_MS, socketTimeout: COUNTS_SILENCE_MS, reconnectStrategy: AGAIN_MS },
  })
  const listeners: (() => void)[] = []
  const frames = createClient({
    url,
    commandsQueueMaxLength: MOST_WAITING,
    pingInterval: FRAMES_ASK_MS,
    socket: { socketTimeout: FRAMES_SILENCE_MS, reconnectStrategy: AGAIN_MS },
  })
  function returned(): void {
    for (const heard of listeners) heard()
  }
  const watch = watchConnections(returned)
  watch(frames)
  /** The last frame before this process began to listen. Unknown while Redis is away. */
  let begun: string | undefined
  // the library reads on connections that it makes of the one that it is given
  function duplicate() {
    const reader = frames.duplicate()
    watch(reader)
    const read = reader.xRead.bind(reader)
    // Until it has heard something, the library asks for what is new since each question: what is said before the first
    // question, and between two of them, would be lost.
    const xRead = async ([stream]: [{ key: string; id: string }], options: Parameters<typeof read>[1]) =>
      read(stream.id === SINCE_NOW ? { ...stream, id: (begun ??= await lastFrame(reader)) } : stream, options)
    return Object.assign(reader, { xRead })
  }
  /** The library waits for nothing that it publishes, so a failure would be nobody's. What was lost is made up for on the return. */
  const publish = (channel: string, message: Buffer) => frames.publish(channel, message).catch(() => undefined)
  // an entry without a namespace is nobody's
  const refusals = watchRefusals(() => frames.xAdd(FRAMES_STREAM, '*', { probe: '1' }), returned, log)
  /** What is refused because the connection is lost is made up for on its return. */
  const xAdd = (...entry: Parameters<typeof frames.xAdd>) =>
    frames.xAdd(...entry).catch((error: unknown) => {
      if (frames.isReady) refusals.refused(error)
      throw error
    })
  const absence = tellOfAbsence(log)
  for (const client of [counts, frames]) {
    absence.watch(client)
    // it goes on trying by itself; the first try has come to something before any door opens
    const tried = once(client, 'ready').catch(() => undefined)
    client.connect().catch(() => undefined)
    await tried
  }
  if (frames.isReady) begun = await lastFrame(frames).catch(() => undefined)
  return {
    counts,
    frames: Object.create(frames, {
      duplicate: { value: duplicate },
      publish: { value: publish },
      xAdd: { value: xAdd },
    }),
    async ping() {
      if (!counts.isReady || !frames.isReady) throw new Error('redis is away')
      if (refusals.lasts()) throw new Error('redis refuses live frames')
    },
    carriesFrames: () => frames.isReady && !refusals.lasts(),
    onReturn: (heard) => void listeners.push(heard),
    close() {
      absence.end()
      refusals.end()
      counts.destroy()
      frames.destroy()
    },
  }
}
