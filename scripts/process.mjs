import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
export const WORKSPACES = ['domain', 'contract', 'server', 'web', 'e2e', 'bench']

/** Path of a command that the root installation provides. */
export function bin(name) {
  const file = join(ROOT, 'node_modules', '.bin', process.platform === 'win32' ? `${name}.cmd` : name)
  if (!existsSync(file)) throw new Error(`${name} is not installed`)
  return file
}

/**
 * Runs a command to its end. Never rejects: a command that cannot be started returns code 127 with the reason as its output.
 * `inherit` uses the terminal of this process; else both streams are collected in their order (`output`), and stdout also alone.
 */
export function run(command, args, { cwd = ROOT, env = {}, inherit = false, timeout, ...rest } = {}) {
  return new Promise((resolve) => {
    const started = performance.now()
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: inherit ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      timeout,
      killSignal: 'SIGKILL',
      ...rest,
    })
    const parts = []
    const printed = []
    child.stdout?.on('data', (part) => parts.push(part) && printed.push(part))
    child.stderr?.on('data', (part) => parts.push(part))
    const end = (code, extra = '') =>
      resolve({
        code,
        output: Buffer.concat(parts).toString() + extra,
        stdout: Buffer.concat(printed).toString(),
        seconds: (performance.now() - started) / 1000,
      })
    child.on('error', (error) => end(127, error.message))
    child.on('close', (code, signal) => end(code ?? 1, signal ? `\nended by ${signal}` : ''))
  })
}

/** Runs `jobs` (functions), at most `width` at a time, and returns their results in the same order. */
export async function pool(width, jobs) {
  const results = []
  let next = 0
  const worker = async () => {
    while (next < jobs.length) {
      const index = next++
      results[index] = await jobs[index]()
    }
  }
  await Promise.all(Array.from({ length: Math.min(width, jobs.length) }, worker))
  return results
}

export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}

export const isRoot = () => process.getuid?.() === 0
