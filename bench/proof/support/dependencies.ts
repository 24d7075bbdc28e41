import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from './repository'

interface Ended {
  readonly code: number
  readonly output: string
}

function run(program: string, ...args: string[]): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(program, args, { cwd: ROOT, timeout: 60_000, maxBuffer: 20_000_000 }, (error, stdout) =>
      resolve({ code: error ? 1 : 0, output: stdout }),
    )
  })
}

interface Audit {
  readonly vulnerabilities?: Readonly<Record<string, { readonly severity: string }>>
}

/** Known holes in what ships. @returns undefined where the registry does not answer such questions */
export async function findKnownHoles(): Promise<string[] | undefined> {
  const { output } = await run('npm', 'audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=15000')
  const { vulnerabilities }: Audit = output.startsWith('{') ? JSON.parse(output) : {}
  return (
    vulnerabilities &&
    Object.entries(vulnerabilities)
      .filter(([, { severity }]) => severity === 'high' || severity === 'critical')
      .map(([name, { severity }]) => `${name} has a hole that is known as ${severity}`)
  )
}

/** The list of licences is a check of its own. */
export async function findForeignLicences(): Promise<string[]> {
  const { code, output } = await run(process.execPath, join(ROOT, 'scripts', 'check.mjs'), 'licences')
  return code === 0 ? [] : [`licences: ${output}`]
}
