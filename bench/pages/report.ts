import type { Audit } from './lighthouse'
import type { MeasuredPage } from './measured-pages'
import type { Opening, Screen } from './open-cold'

const OPENED = {
  page: 18,
  screen: 7,
  'first ms': 10,
  'largest ms (least – most)': 27,
  'of aim': 8,
  'of other': 10,
  'blocking ms': 13,
  'busy ms': 9,
  shift: 7,
  kB: 7,
  requests: 10,
  sheets: 8,
  'rows / script': 15,
}
const AUDITED = { Lighthouse: 22, score: 15, 'first ms': 10, 'largest ms': 12, 'blocking ms': 13, shift: 7 }

const lineOf = (columns: Record<string, number>, cells: readonly string[]) =>
  `${Object.values(columns)
    .map((width, index) => (index === 0 ? (cells[index] ?? '').padEnd(width) : (cells[index] ?? '').padStart(width)))
    .join('')}\n`

export const OPENED_HEADER = `\n${lineOf(OPENED, Object.keys(OPENED))}`
export const AUDITED_HEADER = `\n${lineOf(AUDITED, Object.keys(AUDITED))}`

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

/** @param other the largest paint of what it is compared with, on the same screen in the same run */
export function openedLine(page: MeasuredPage, screen: Screen, openings: readonly Opening[], other: number): string {
  const of = (key: Exclude<keyof Opening, 'largest'>) => openings.map((opening) => opening[key])
  const whole = (key: Exclude<keyof Opening, 'largest'>) => median(of(key)).toFixed(0)
  const largest = of('largestPaint')
  return `${lineOf(OPENED, [
    page.name,
    screen,
    whole('firstPaint'),
    `${median(largest).toFixed(0)} (${Math.min(...largest).toFixed(0)} – ${Math.max(...largest).toFixed(0)})`,
    page.aim === undefined ? '' : (median(largest) / page.aim).toFixed(2),
    (median(largest) / other).toFixed(2),
    whole('blocking'),
    whole('busy'),
    median(of('shift')).toFixed(3),
    whole('kilobytes'),
    whole('requests'),
    whole('styleSheets'),
    page.rows === '' ? '' : `${whole('rowsAsked')} / ${whole('scriptThere')}`,
  ]).trimEnd()}  ${openings.at(-1)?.largest ?? ''}\n`
}

export function auditedLine(name: string, audits: readonly Audit[]): string {
  const of = (key: keyof Audit) => audits.map((audit) => audit[key])
  const scores = of('score')
  return lineOf(AUDITED, [
    name,
    `${median(scores).toFixed(0)} (${Math.min(...scores).toFixed(0)} – ${Math.max(...scores).toFixed(0)})`,
    median(of('firstPaint')).toFixed(0),
    median(of('largestPaint')).toFixed(0),
    median(of('blocking')).toFixed(0),
    median(of('shift')).toFixed(3),
  ])
}
