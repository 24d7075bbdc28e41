import type { Colour } from './keys'
import { PAINT } from './paint'
import { GROUND, scene, shadow } from './backdrop'
import { bodyOf } from './side-view'

const ROOFS = [300, 250, 196]

/** A number plate without a number: nobody's car. */
function plate(y: number): string {
  return `<rect x="392" y="${y}" width="176" height="40" rx="5" fill="#f7f7f2" stroke="#333" stroke-width="2"/><rect x="392" y="${y}" width="20" height="40" rx="4" fill="#2450a4"/>
<path d="M428 ${y + 20} h36 m12 0 h42 m12 0 h26" stroke="#2a2e31" stroke-width="16"/>`
}

function shell(colour: Colour, roof: number): string {
  const outline = `M212 ${GROUND - 30} C200 480 206 430 250 404 L312 ${roof + 26} Q330 ${roof} 372 ${roof - 6} H588 Q630 ${roof} 648 ${roof + 26} L710 404 C754 430 760 480 748 ${GROUND - 30} Z`
  return `${shadow(480, 300)}<rect x="228" y="${GROUND - 70}" width="74" height="92" rx="18" fill="#1d2124"/><rect x="658" y="${GROUND - 70}" width="74" height="92" rx="18" fill="#1d2124"/>
<path d="${outline}" fill="${PAINT[colour]}"/><path d="${outline}" fill="url(#light)"/>
<path d="M272 400 L330 ${roof + 34} Q344 ${roof + 20} 376 ${roof + 18} H584 Q616 ${roof + 20} 630 ${roof + 34} L688 400 Z" fill="url(#glass)"/>
<path d="M300 396 L352 ${roof + 30} h60 L350 396z" fill="#fff" opacity=".14"/>`
}

const mirrors = (colour: Colour) =>
  `<rect x="176" y="384" width="58" height="34" rx="14" fill="${PAINT[colour]}" stroke="#0004" stroke-width="3"/><rect x="726" y="384" width="58" height="34" rx="14" fill="${PAINT[colour]}" stroke="#0004" stroke-width="3"/>`

export function front(colour: Colour, place: number): string {
  return scene(
    place,
    `${shell(colour, ROOFS[bodyOf(colour)] ?? 300)}${mirrors(colour)}
<path d="M232 446 q56 -24 104 6 l-16 32 q-56 4 -92 -10z M728 446 q-56 -24 -104 6 l16 32 q56 4 92 -10z" fill="#f6f1d8" stroke="#59636a" stroke-width="3"/>
<rect x="348" y="446" width="264" height="36" rx="16" fill="#22282c"/><path d="M360 464 h240" stroke="#59636a" stroke-width="4"/><circle cx="480" cy="464" r="15" fill="#cfd6da"/>
<path d="M262 522 h436" stroke="#000" stroke-opacity=".35" stroke-width="16" stroke-linecap="round"/>${plate(494)}`,
  )
}

export function rear(colour: Colour, place: number): string {
  return scene(
    place,
    `${shell(colour, ROOFS[bodyOf(colour)] ?? 300)}
<path d="M222 430 q52 -20 92 -6 v56 q-52 8 -98 -2z M738 430 q-52 -20 -92 -6 v56 q52 8 98 -2z" fill="#b3262b" stroke="#6d1518" stroke-width="3"/>
<path d="M330 412 H630" stroke="#000" stroke-opacity=".28" stroke-width="4"/><circle cx="480" cy="424" r="13" fill="#cfd6da"/>
<path d="M262 526 h436" stroke="#000" stroke-opacity=".4" stroke-width="16" stroke-linecap="round"/><rect x="300" y="540" width="52" height="12" rx="6" fill="#555e63"/>${plate(446)}`,
  )
}
