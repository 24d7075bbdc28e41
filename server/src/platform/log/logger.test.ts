import { Writable } from 'node:stream'
import { expect, it } from 'vitest'
import { createLogger, scrub } from './logger'

function linesOf(write: (log: ReturnType<typeof createLogger>) => void): string {
  const lines: string[] = []
  const sink = new Writable({
    write(line: Buffer, _encoding, done) {
      lines.push(line.toString())
      done()
    },
  })
  write(createLogger('info', sink))
  return lines.join('')
}

it('takes what is private out of a text', () => {
  for (const secret of [
    'jean.dupont@mail.fr',
    'eyJhbGciOi.eyJzdWIi.c2ln',
    '+33 6 12 34 56 78',
    '482913',
    'x'.repeat(40),
  ]) {
    const scrubbed = scrub(`before ${secret} after`)
    expect(scrubbed).not.toContain(secret)
    expect(scrubbed).toMatch(/^before .* after$/)
  }
})

it('leaves out the values of a failed statement', () => {
  const error = new Error('Failed query: INSERT INTO clients\nparams: Dupont,Lille', {
    cause: Object.assign(new Error('duplicate key'), { code: '23505', constraint: 'clients_email', detail: 'Dupont' }),
  })
  const line = linesOf((log) => log.error({ err: error }, 'failed'))
  expect(line).toContain('clients_email')
  expect(line).toContain('logger.test.ts')
  expect(line).not.toMatch(/Dupont|Lille/)
})

it('says what a copy of an error says, and the kind of what is none', () => {
  const { message, stack } = new Error('connect ECONNREFUSED for jean@mail.fr')
  const copied = linesOf((log) => log.error({ err: { message, stack, queue: 'nightly' } }, 'failed'))
  expect(copied).toContain('connect ECONNREFUSED for […]')
  expect(copied).toContain('logger.test.ts')
  for (const err of [{}, { message: 1 }, null]) expect(linesOf((log) => log.error({ err }))).toContain('"err":"object"')
})

it('hides fields by name', () => {
  const line = linesOf((log) => log.info({ token: 'abc', body: { password: 'def', code: 'ghi' }, sub: 'kept' }))
  expect(line).not.toMatch(/abc|def|ghi/)
  expect(line).toContain('kept')
})
