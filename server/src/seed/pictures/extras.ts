import { HEIGHT, WIDTH } from './backdrop'

/** The lit bars of a seven-segment digit, in the order a to g. */
const SEGMENTS = [
  '1111110',
  '0110000',
  '1101101',
  '1111001',
  '0110011',
  '1011011',
  '1011111',
  '1110000',
  '1111111',
  '1111011',
]
const BARS = [
  [4, 0, 26, 5],
  [29, 4, 5, 26],
  [29, 34, 5, 26],
  [4, 59, 26, 5],
  [0, 34, 5, 26],
  [0, 4, 5, 26],
  [4, 29, 26, 5],
] as const

/** Figures drawn as bars: a picture must not depend on the fonts of the machine. */
function figures(text: string): string {
  return Array.from(text)
    .map((sign, place) => {
      const lit = SEGMENTS[Number(sign)] ?? ''
      const bars = BARS.filter((_, bar) => lit[bar] === '1')
      return bars
        .map(
          ([dx, dy, w, h]) =>
            `<rect x="${place * 46 + dx}" y="${dy}" width="${w}" height="${h}" rx="2" fill="#eaf6ff"/>`,
        )
        .join('')
    })
    .join('')
}

function frame(background: string, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600" viewBox="0 0 ${WIDTH} ${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="${background}"/>${content}</svg>`
}

function dial(x: number, percent: number): string {
  const ticks = Array.from(
    { length: 13 },
    (_, place) =>
      `<rect x="-2" y="-150" width="4" height="${place % 3 === 0 ? 26 : 14}" fill="#d7dee3" transform="rotate(${-120 + place * 20})"/>`,
  ).join('')
  return `<g transform="translate(${x} 360)"><circle r="176" fill="#12171b" stroke="#3c474f" stroke-width="6"/>${ticks}<path d="M-5 20 L0 -128 L5 20z" fill="#e4572e" transform="rotate(${-120 + percent * 2.4})"/><circle r="18" fill="#2a333a"/></g>`
}

/** Instruments that show kilometres and eighths of a tank. */
export function dashboard(kilometres: number, eighths: number): string {
  const fuel = Array.from(
    { length: 8 },
    (_, place) =>
      `<rect x="${402 + place * 20}" y="470" width="15" height="22" rx="3" fill="${place < eighths ? '#7bd389' : '#2a333a'}"/>`,
  ).join('')
  return frame(
    '#232a2f',
    `<rect y="560" width="${WIDTH}" height="160" fill="#191e22"/><rect x="30" y="120" width="900" height="470" rx="210" fill="#0b0e10" stroke="#343e45" stroke-width="10"/>
${dial(236, 8)}${dial(724, 0)}<rect x="372" y="250" width="216" height="260" rx="18" fill="#101a22"/>
<g transform="translate(390 310) scale(.66)">${figures(String(kilometres).padStart(6, '0'))}</g><path d="M392 420 h176" stroke="#3c474f" stroke-width="3"/>${fuel}`,
  )
}

export function cables(place: number): string {
  const colour = ['#f2a541', '#3a86c8', '#5fb36a'][place % 3] ?? '#f2a541'
  const rings = Array.from(
    { length: 6 },
    (_, ring) =>
      `<ellipse cx="${470 + ring * 6}" cy="${390 - ring * 7}" rx="${228 - ring * 5}" ry="${150 - ring * 4}" fill="none" stroke="${colour}" stroke-width="20"/><ellipse cx="${470 + ring * 6}" cy="${386 - ring * 7}" rx="${228 - ring * 5}" ry="${150 - ring * 4}" fill="none" stroke="#fff" stroke-opacity=".18" stroke-width="5"/>`,
  ).join('')
  const plug = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-40" y="-34" width="110" height="68" rx="24" fill="#2b3238"/><rect x="60" y="-26" width="46" height="52" rx="10" fill="#4a545b"/><circle cx="92" cy="-8" r="5" fill="#cfd6da"/><circle cx="92" cy="10" r="5" fill="#cfd6da"/></g>`
  return frame(
    '#59616a',
    `<rect y="90" width="${WIDTH}" height="560" rx="40" fill="#454d55"/>${rings}${plug(690, 470, 28)}${plug(226, 300, -152)}`,
  )
}

export function key(place: number): string {
  const count = 1 + (place % 2)
  const one = (x: number, turn: number) =>
    `<g transform="translate(${x} 370) rotate(${turn})"><rect x="-74" y="-150" width="148" height="260" rx="62" fill="#20262b"/><rect x="-74" y="-150" width="148" height="260" rx="62" fill="none" stroke="#57626a" stroke-width="5"/>
<circle cy="-84" r="30" fill="#343e45"/><circle cy="-2" r="30" fill="#343e45"/><path d="M-12 -84 h24 M0 -96 v24 M-12 -2 h24" stroke="#cfd6da" stroke-width="5"/><path d="M-16 110 h32 v120 l-16 20 l-16 -16 v-24 l10 -10 l-10 -12z" fill="#b9c1c6"/><circle cy="-176" r="34" fill="none" stroke="#b9c1c6" stroke-width="9"/></g>`
  return frame(
    ['#c7b79f', '#aab6b0', '#b8aeb7'][place % 3] ?? '#c7b79f',
    `<rect x="60" y="80" width="840" height="560" rx="24" fill="#fff" opacity=".14"/>${one(count === 2 ? 340 : 480, -14)}${count === 2 ? one(620, 18) : ''}`,
  )
}
