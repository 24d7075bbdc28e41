import type { CSSProperties } from 'react'

const FONT = "Geist, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"
const INK = '#17212b'
const DIM = '#5b6773'
const PETROL = '#0e6b72'
const SOFT = '#f3f6f7'

/** Written into each element: many clients read nothing else. */
export const style = {
  body: { backgroundColor: '#eef1f4', fontFamily: FONT, color: INK, margin: 0, padding: '28px 12px' },
  page: { maxWidth: '560px', width: '100%' },
  brand: { padding: '0 4px 16px' },
  mark: { verticalAlign: 'middle', width: '32px' },
  // one address for everybody, so that fetching it tells nobody who opened a mail; where pictures wait, its words in its colours
  sign: {
    backgroundColor: PETROL,
    borderRadius: '8px',
    color: '#ffffff',
    display: 'block',
    fontSize: '9px',
    lineHeight: '32px',
    textAlign: 'center',
  },
  word: {
    color: INK,
    fontSize: '18px',
    fontWeight: 650,
    letterSpacing: '-0.01em',
    verticalAlign: 'middle',
    paddingLeft: '10px',
  },
  card: { backgroundColor: '#ffffff', border: '1px solid #d7dde3', borderRadius: '12px' },
  inside: { padding: '30px 32px 28px' },
  heading: { fontSize: '21px', fontWeight: 650, letterSpacing: '-0.01em', lineHeight: '28px', margin: '0 0 18px' },
  text: { fontSize: '15px', lineHeight: '23px', margin: '0 0 12px' },
  facts: { backgroundColor: SOFT, borderRadius: '8px', margin: '18px 0', padding: '10px 16px' },
  label: {
    color: DIM,
    fontSize: '13px',
    lineHeight: '20px',
    padding: '5px 12px 5px 0',
    verticalAlign: 'top',
    width: '38%',
  },
  value: { fontSize: '14px', fontWeight: 500, lineHeight: '20px', padding: '5px 0', verticalAlign: 'top' },
  code: {
    backgroundColor: SOFT,
    borderRadius: '8px',
    fontFamily: "'JetBrains Mono', Menlo, Consolas, monospace",
    fontSize: '28px',
    letterSpacing: '6px',
    lineHeight: '36px',
    margin: '18px 0',
    padding: '16px',
    textAlign: 'center',
  },
  button: {
    backgroundColor: PETROL,
    borderRadius: '8px',
    color: '#ffffff',
    fontSize: '15px',
    fontWeight: 600,
    margin: '8px 0 16px',
    padding: '13px 22px',
  },
  note: { color: DIM, fontSize: '13px', lineHeight: '19px', margin: '0 0 6px' },
  signature: { fontSize: '15px', lineHeight: '23px', margin: '16px 0 0' },
  foot: { padding: '16px 4px 0' },
  small: { color: DIM, fontSize: '12px', lineHeight: '18px', margin: '0 0 2px' },
} satisfies Record<string, CSSProperties>

/** For the clients that read a style sheet: their dark scheme, and facts one under the other on a narrow screen. */
export const SHEET = `
:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (max-width: 480px) {
  .v-inside { padding: 24px 20px 22px !important }
  .v-stack { display: block !important; width: auto !important }
  .v-stack.v-dim { padding-bottom: 0 !important }
  .v-stack.v-text { padding-top: 0 !important }
  .v-button { display: block !important; text-align: center !important }
}
@media (prefers-color-scheme: dark) {
  .v-page, .v-page > table > tbody > tr > td { background-color: #0b0f14 !important }
  .v-card { background-color: #11171e !important; border-color: #263240 !important }
  .v-soft { background-color: #1a232d !important }
  .v-text { color: #e8edf2 !important }
  .v-dim { color: #9aa7b4 !important }
  .v-button { background-color: #177b82 !important; color: #ffffff !important }
}
`
