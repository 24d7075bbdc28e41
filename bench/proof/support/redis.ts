import { once } from 'node:events'
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../src/production'
import { NotRun } from './lane'

/** A Redis that belongs to one row, which may stop it. */
export interface RedisServer {
  readonly url: string
  stop(): Promise<void>
  start(): Promise<void>
}

const answers = (port: number) =>
  new Promise<boolean>((done) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      done(true)
    })
    socket.once('error', () => done(false))
  })

export async function startRedis(): Promise<RedisServer> {
  const port = await freePort()
  let child: ChildProcess | undefined
  async function start(): Promise<void> {
    const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
    const started = spawn('redis-server', args, { cwd: tmpdir(), stdio: 'ignore' })
    const missing = once(started, 'error').then(() => {
      throw new NotRun('no redis-server to start')
    })
    await Promise.race([once(started, 'spawn'), missing])
    child = started
    while (!(await answers(port))) await sleep(20)
  }
  process.once('exit', () => child?.kill('SIGKILL'))
  await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    async stop() {
      if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}
