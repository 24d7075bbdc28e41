import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { UPLOADS } from '@volant/domain/kernel/uploads'
import { CronExpressionParser } from 'cron-parser'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openProduct } from '../../test/product'
import type { Product } from '../../test/product'

const read = (path: string) => readFileSync(fileURLToPath(new URL(`../../../${path}`, import.meta.url)), 'utf8')
const rules = read('deploy/prometheus/rules.yaml')
const manual = read('docs/operations.md')
const dashboard = JSON.parse(read('deploy/grafana/volant.json')) as {
  readonly panels: readonly { readonly title: string; readonly targets: readonly { readonly expr: string }[] }[]
}

const alerts = rules
  .split(/^ +- alert: /m)
  .slice(1)
  .map((text) => ({
    name: /^\w+/.exec(text)?.[0] ?? '',
    expression: /expr: (?:>-\n)?([^]*?)\n +(?:for|labels):/.exec(text)?.[1] ?? '',
    summary: /summary: (.+)/.exec(text)?.[1] ?? '',
    runbook: /runbook: (.+)/.exec(text)?.[1] ?? '',
  }))
const panels = dashboard.panels.flatMap(({ title, targets }) =>
  targets.map(({ expr }) => ({ name: title, expression: expr })),
)

/** The figures that an expression asks for: what is neither a label, a function, a duration nor a word of the language. */
function figuresIn(expression: string): string[] {
  const bare = expression.replaceAll(/\{[^}]*("[^"]*"[^}]*)*\}|\[\w+\]|\b(?:by|without|on) ?\([^)]*\)|offset \w+/g, ' ')
  return [...bare.matchAll(/(?<![\w.])[a-z_]\w*\b(?! *\()/g)]
    .map(([name]) => name)
    .filter((name) => !['and', 'or', 'unless'].includes(name))
}

/** Seconds between two runs of a job, at most. The days are those around the end of summer time, one of which has 25 hours. */
function longestPause(cron: string): number {
  const until = Date.parse('2026-10-27T00:00Z')
  const times = CronExpressionParser.parse(cron, { currentDate: new Date('2026-10-23T00:00Z'), tz: 'Europe/Paris' })
  let longest = 0
  for (let last = times.next().getTime(); last < until;) {
    const next = times.next().getTime()
    longest = Math.max(longest, next - last)
    last = next
  }
  return longest / 1000
}

/** Each term of JobLate: which jobs it is about, and after how many seconds without a success it warns. */
const lateness = [
  ...(alerts.find(({ name }) => name === 'JobLate')?.expression ?? '').matchAll(
    /\{name(=~|!~)"(.+?)"\}\) > ([\d *]+)/g,
  ),
].map(([, sign, names, seconds = '']) => ({
  covers: (job: string) => new RegExp(`^(?:${names})$`).test(job) === (sign === '=~'),
  seconds: seconds.split('*').reduce((total, factor) => total * Number(factor), 1),
}))

let product: Product
let exposed: Set<string>
beforeAll(async () => {
  product = await openProduct()
  const figures = await product.app.metrics.registry.getMetricsAsJSON()
  exposed = new Set(
    figures.flatMap(({ name, type }) =>
      // the package types the kind as a number and writes a word
      String(type) === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    ),
  )
})
afterAll(() => product.close())

describe('what watches the product', () => {
  it('is there', () => {
    expect(alerts.length).toBeGreaterThan(10)
    expect(panels.length).toBeGreaterThan(15)
  })

  it.each([...alerts, ...panels])('asks for figures that the server shows: $name', ({ expression }) => {
    const asked = figuresIn(expression)
    expect(asked).not.toEqual([])
    // Prometheus writes `up` itself
    expect(asked.filter((name) => name !== 'up' && !exposed.has(name))).toEqual([])
  })

  it.each(['job', 'instance'])(
    'leaves the label %s to Prometheus, which would write its own in the place of ours',
    (label) => {
      const figures = product.app.metrics.registry.getMetricsAsArray()
      const labelled = (name: string): unknown =>
        expect.objectContaining({ labelNames: expect.arrayContaining([name]) })
      expect(figures).toContainEqual(labelled('name'))
      expect(figures).not.toContainEqual(labelled(label))
    },
  )

  it.each(alerts)(
    'says what is the matter, and where it is written what to do: $name',
    ({ name, summary, runbook }) => {
      expect(summary).not.toBe('')
      expect(runbook).toBe(`docs/operations.md#${name.toLowerCase()}`)
      expect(manual).toContain(`\n### ${name}\n`)
    },
  )

  it('is described nowhere but where there is an alert', () => {
    const [, chapter = ''] = manual.split('\n## Each alert and what to do\n')
    const described = [...(chapter.split('\n## ')[0] ?? '').matchAll(/^### (\w+)$/gm)].map(([, name]) => name)
    expect(described).toEqual(alerts.map(({ name }) => name))
  })

  it('calls no job late that waits for its next time', () => {
    expect(product.app.jobs).not.toEqual([])
    for (const { name, cron } of product.app.jobs) {
      const limits = lateness.filter(({ covers }) => covers(name)).map(({ seconds }) => seconds)
      expect([name, limits]).toEqual([name, [expect.any(Number)]])
      expect([name, longestPause(cron) < Number(limits[0])]).toEqual([name, true])
    }
  })

  it('names jobs, operations and events of the product', () => {
    const all = [...alerts, ...panels].map(({ expression }) => expression).join('\n')
    const named = (label: string) =>
      [...all.matchAll(new RegExp(`\\b${label}(?:=|=~|!~)"([^"]+)"`, 'g'))].map(([, text]) => text ?? '')
    const jobs = product.app.jobs.map(({ name }) => name)
    expect(new Set(named('job'))).toEqual(new Set(['volant']))
    const asked = named('name').flatMap((text) => text.split('|'))
    expect(asked).not.toEqual([])
    for (const name of asked) expect(jobs).toContain(name)
    const operations = product.app.catalogue.operations.map(({ name }) => name)
    for (const name of named('operation').filter((text) => !text.includes('*'))) expect(operations).toContain(name)
    for (const name of named('event')) expect(operations).toContain(`live ${name}`)
  })
})

describe('what stands around the product', () => {
  const largest = Math.max(...Object.values(UPLOADS).map(({ maxMegabytes }) => maxMegabytes))

  it.each([
    ['deploy/Caddyfile', /max_size (\d+)MB/],
    ['deploy/kubernetes/volant.yaml', /proxy-body-size: (\d+)m/],
  ])('lets the largest upload through: %s', (path, limit) => {
    expect(Number(limit.exec(read(path))?.[1])).toBeGreaterThan(largest)
  })

  it('throws old archives away also after a night in which the store has lost a file', () => {
    const unit = read('deploy/systemd/volant-backup.service')
    expect(unit).toContain('\nSuccessExitStatus=2\n')
    expect(unit).toContain('\nExecStartPost=/opt/volant/deploy/thin-backups /var/backups/volant\n')
  })

  it('lets the server of an embedded database write its archives, on a machine that has no folder for them as well', () => {
    const unit = read('deploy/systemd/volant.service')
    expect(unit).toContain('\nProtectSystem=strict\n')
    expect(unit).toContain('\nReadWritePaths=-/var/backups/volant\n')
  })
})
