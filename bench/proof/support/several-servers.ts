import { setTimeout as sleep } from 'node:timers/promises'
import { order } from './deliveries'
import { allConnected, openSocket } from './sockets'
import type { LiveSocket } from './sockets'
import { openBucket } from './bucket'
import type { Bucket } from './bucket'
import type { Deployment } from './deployment'
import { openProxy } from './proxy'
import type { Proxy } from './proxy'
import { openRecipients } from './recipients'
import type { Recipients } from './recipients'
import { startRedis } from './redis'
import type { RedisServer } from './redis'
import type { Stage } from './row'
import type { ServerProcess } from './server-process'
import { signInAll } from './sign-in'
import type { Signed } from './sign-in'

const COUNT = 3
const JOIN_MS = 20_000
const HEARD_MS = 5000

/** Three servers as on three machines, on one PostgreSQL, one Redis and one bucket, behind one proxy. */
export interface SeveralServers {
  readonly deployment: Deployment
  readonly servers: ServerProcess[]
  readonly proxy: Proxy
  readonly redis: RedisServer
  readonly bucket: Bucket
  readonly recipients: Recipients
  close(): Promise<void>
}

export async function openSeveral({ open }: Stage): Promise<SeveralServers> {
  const redis = await startRedis()
  const bucket = await openBucket()
  const recipients = await openRecipients()
  const env = { REDIS_URL: redis.url, ...bucket.env, ...recipients.env }
  const deployment = await open({ shared: { env, files: bucket.files, close: bucket.close } })
  const servers: ServerProcess[] = []
  for (let index = 0; index < COUNT; index += 1) servers.push(await deployment.start())
  const proxy = await openProxy(servers.map(({ origin }) => origin))
  return {
    deployment,
    servers,
    proxy,
    redis,
    bucket,
    recipients,
    async close() {
      await proxy.close()
      await deployment.stopServers()
      await redis.stop()
      recipients.close()
    },
  }
}

/** Somebody of the office with a live connection, and the deliveries of which it heard that they changed. */
export interface Listener {
  readonly live: LiveSocket
  readonly heard: Set<string>
  /** How often it was told to fetch again. */
  missed: number
  /** How often its connection ended. */
  cut: number
}

export function listen(origin: string, who: Signed): Listener {
  const live = openSocket(origin, who, 200)
  const listener: Listener = { live, heard: new Set(), missed: 0, cut: 0 }
  live.on('update-admin', ({ deliveryId }) => void listener.heard.add(deliveryId))
  live.on('missed', () => {
    listener.missed += 1
  })
  live.on('disconnect', () => {
    listener.cut += 1
  })
  return listener
}

/** One listener at each server, and some who come through the proxy as browsers do. */
export async function listenEverywhere({ servers, proxy, deployment }: SeveralServers, throughProxy: number) {
  const office = await signInAll(proxy.origin, deployment.world.maintainers)
  const origins = [...servers.map(({ origin }) => origin), ...Array<string>(throughProxy).fill(proxy.origin)]
  const listeners = origins.flatMap((origin, index) => {
    const who = office[index % office.length]
    return who === undefined ? [] : [listen(origin, who)]
  })
  await allConnected(
    listeners.map(({ live }) => live),
    JOIN_MS,
  )
  return listeners
}

/** A delivery changes: whoever is connected hears of it, whichever server took the change. */
export async function deafTo(origin: string, owner: Signed, listeners: readonly Listener[]): Promise<number> {
  const id = await order(origin, owner)
  const deaf = () => listeners.filter(({ heard }) => !heard.has(id)).length
  const began = performance.now()
  while (deaf() > 0 && performance.now() - began < HEARD_MS) await sleep(20)
  return deaf()
}
