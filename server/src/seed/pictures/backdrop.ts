export const WIDTH = 960
export const HEIGHT = 720
/** Where the wheels stand. */
export const GROUND = 560

const SKIES = [
  ['#dfe9f2', '#f6f3ec'],
  ['#cfdde6', '#e9eef0'],
  ['#f3e6d6', '#e4ecf1'],
] as const

const BACKGROUNDS = [
  // a dealer's glass front
  `<rect x="0" y="150" width="960" height="330" fill="#b9c4cc"/>${[0, 1, 2, 3, 4]
    .map(
      (place) => `<rect x="${place * 192 + 10}" y="176" width="172" height="304" fill="#8fa5b3"/>
<path d="M${place * 192 + 10} 400 l120 -224 h40 l-160 300z" fill="#ffffff" opacity=".16"/>`,
    )
    .join('')}<rect x="0" y="130" width="960" height="34" fill="#41525d"/>`,
  // trees along a car park
  `${[70, 260, 470, 690, 880]
    .map(
      (x, place) =>
        `<rect x="${x - 9}" y="330" width="18" height="150" fill="#6b5848"/><ellipse cx="${x}" cy="${290 - (place % 2) * 24}" rx="92" ry="108" fill="${place % 2 ? '#6f8f6a' : '#5f8161'}"/>`,
    )
    .join('')}<rect x="0" y="452" width="960" height="30" fill="#91a585"/>`,
  // a warehouse
  `<rect x="0" y="120" width="960" height="362" fill="#c8c1b4"/>${Array.from(
    { length: 24 },
    (_, place) => `<rect x="${place * 40}" y="120" width="3" height="362" fill="#b3ab9c"/>`,
  ).join('')}<rect x="330" y="210" width="300" height="272" fill="#7c8a92"/>${Array.from(
    { length: 8 },
    (_, place) => `<rect x="330" y="${212 + place * 34}" width="300" height="4" fill="#6a777e"/>`,
  ).join('')}`,
] as const

/** A place to stand, lit from above left; the vehicle is drawn into it. */
export function scene(place: number, content: string): string {
  const [top, low] = SKIES[place % SKIES.length] ?? SKIES[0]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${low}"/></linearGradient>
<linearGradient id="ground" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#a9aaa8"/><stop offset="1" stop-color="#75787a"/></linearGradient>
<linearGradient id="light" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".42"/><stop offset=".45" stop-color="#fff" stop-opacity=".05"/><stop offset="1" stop-color="#000" stop-opacity=".34"/></linearGradient>
<linearGradient id="glass" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#5d7383"/><stop offset=".5" stop-color="#2c3a45"/><stop offset="1" stop-color="#18222a"/></linearGradient>
<radialGradient id="rim"><stop offset="0" stop-color="#eef1f3"/><stop offset="1" stop-color="#8d969c"/></radialGradient>
<radialGradient id="shade"><stop offset=".55" stop-color="#1c2226" stop-opacity=".55"/><stop offset="1" stop-color="#1c2226" stop-opacity="0"/></radialGradient></defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/>${BACKGROUNDS[place % BACKGROUNDS.length] ?? ''}
<rect y="480" width="${WIDTH}" height="240" fill="url(#ground)"/>
<path d="M120 720 l90 -240 h6 l-60 240z M740 480 h6 l150 240 h-40z" fill="#fff" opacity=".6"/>
${content}</svg>`
}

export function shadow(x: number, width: number): string {
  return `<ellipse cx="${x}" cy="${GROUND + 16}" rx="${width + 24}" ry="34" fill="url(#shade)"/>`
}
