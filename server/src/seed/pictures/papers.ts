const paper = (width: number, height: number, background: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${background}"/>${content}</svg>`

const lines = (x: number, y: number, widths: readonly number[], colour: string, step = 26) =>
  widths
    .map(
      (width, place) => `<rect x="${x}" y="${y + place * step}" width="${width}" height="9" rx="4" fill="${colour}"/>`,
    )
    .join('')

const SIGNATURES = [
  'M0 40 C30 -30 50 90 70 20 S110 -20 120 40 S170 60 190 10 S240 50 260 22',
  'M0 20 C20 70 46 -40 66 30 S120 60 140 6 S176 44 214 18 L262 30',
  'M0 46 C44 -60 40 84 92 10 S150 70 168 18 S220 -6 252 40',
]

/** A signed delivery report on paper, photographed: names and numbers are only hinted at. */
export function report(place: number): string {
  const boxes = [150, 300, 450]
    .map(
      (y) =>
        `<rect x="70" y="${y}" width="560" height="118" rx="8" fill="none" stroke="#9aa5ad" stroke-width="2"/>${lines(90, y + 22, [200, 330, 280], '#c3cbd0')}`,
    )
    .join('')
  return paper(
    700,
    920,
    '#d9d4ca',
    `<g transform="rotate(${place - 1} 350 460)"><rect x="30" y="26" width="640" height="868" fill="#fdfdfb"/><rect x="70" y="70" width="150" height="34" rx="6" fill="#1f5f8b"/>${lines(330, 74, [300, 220], '#8d99a1')}${boxes}
<rect x="70" y="610" width="260" height="160" rx="8" fill="none" stroke="#9aa5ad" stroke-width="2"/><rect x="370" y="610" width="260" height="160" rx="8" fill="none" stroke="#9aa5ad" stroke-width="2"/>
<path transform="translate(86 680) scale(.9)" d="${SIGNATURES[place % 3] ?? ''}" fill="none" stroke="#1c3d8c" stroke-width="5" stroke-linecap="round"/><path transform="translate(386 676) scale(.9)" d="${SIGNATURES[(place + 1) % 3] ?? ''}" fill="none" stroke="#20262b" stroke-width="5" stroke-linecap="round"/>${lines(70, 810, [560, 420], '#c3cbd0')}</g>`,
  )
}

/** A till receipt, photographed: words and amounts are only hinted at. */
export function receipt(place: number): string {
  const items = Array.from({ length: 3 + (place % 3) }, (_, line) => 330 + line * 52)
  const prices = items
    .map((y) => lines(220, y, [150 + ((y + place * 30) % 90)], '#7d878d') + lines(430, y, [60], '#7d878d'))
    .join('')
  const total = 370 + items.length * 52
  return paper(
    720,
    960,
    ['#8a7a68', '#5f6a72', '#9b938a'][place % 3] ?? '#5f6a72',
    `<g transform="rotate(${(place % 3) - 1} 360 480)"><path d="M180 90 h360 v780 l-24 -14 l-24 14 l-24 -14 l-24 14 l-24 -14 l-24 14 l-24 -14 l-24 14 l-24 -14 l-24 14 l-24 -14 l-24 14 l-24 -14 l-24 14 l-24 -14z" fill="#fbfaf6"/>${lines(270, 140, [180], '#3d464c')}${lines(240, 180, [240, 200], '#a9b1b5')}<path d="M215 280 h290" stroke="#a9b1b5" stroke-width="3" stroke-dasharray="8 8"/>${prices}<path d="M215 ${total - 30} h290" stroke="#a9b1b5" stroke-width="3" stroke-dasharray="8 8"/><rect x="220" y="${total}" width="110" height="18" rx="6" fill="#3d464c"/><rect x="410" y="${total}" width="90" height="18" rx="6" fill="#3d464c"/>${lines(240, total + 60, [240, 180], '#a9b1b5')}</g>`,
  )
}

/** A card with a face that is nobody's. */
export function card(tint: string, face: boolean): string {
  const portrait = `<rect x="70" y="150" width="190" height="240" rx="10" fill="#e7edf0"/><circle cx="165" cy="236" r="52" fill="#a8b4bb"/><path d="M88 390 q10 -92 77 -92 t77 92z" fill="#a8b4bb"/>`
  const back = `<rect x="60" y="150" width="740" height="60" fill="#4a545b"/>${lines(70, 240, [420, 500, 360], '#8d99a1', 34)}${lines(70, 400, [720, 720], '#6d767c', 34)}`
  return paper(
    860,
    540,
    '#cfd3d3',
    `<rect x="30" y="30" width="800" height="480" rx="34" fill="${tint}"/><rect x="60" y="60" width="90" height="56" rx="8" fill="#2450a4"/>${lines(180, 72, [300, 200], '#5b6a74')}${face ? `${portrait}${lines(300, 170, [300, 240, 380, 200, 260, 320], '#6d7d87', 38)}` : back}`,
  )
}

/** As a finger leaves it on the screen. */
export function signature(place: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="240" viewBox="-20 -60 300 150"><path d="${SIGNATURES[place % 3] ?? ''}" fill="none" stroke="#14233c" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/></svg>`
}
