import type { Colour } from './keys'
import { COLOURS } from './keys'
import { PAINT } from './paint'
import { GROUND, scene, shadow, WIDTH } from './backdrop'

interface Body {
  readonly outline: string
  readonly windows: readonly string[]
  readonly door: string
  readonly wheels: readonly [number, number]
}

/** Three bodies looking to the left: a hatchback, a tall one and a van. */
const BODIES: readonly Body[] = [
  {
    outline:
      'M96 545 C88 480 104 440 158 424 L276 402 C332 336 398 294 472 288 L628 288 C712 292 768 334 806 396 L846 414 C874 428 880 490 872 545 L790 545 A84 84 0 0 0 622 545 L356 545 A84 84 0 0 0 188 545 Z',
    windows: [
      'M312 400 C356 346 404 316 470 312 L536 312 L536 400 Z',
      'M552 312 L626 312 C686 316 728 350 752 400 L552 400 Z',
    ],
    door: 'M544 312 V526 M380 404 C372 450 372 490 380 526',
    wheels: [272, 706],
  },
  {
    outline:
      'M92 540 C84 460 100 410 152 392 L262 372 C306 292 352 252 430 244 L690 244 C760 248 800 300 822 376 L858 396 C880 412 884 484 876 540 L800 540 A90 90 0 0 0 620 540 L360 540 A90 90 0 0 0 180 540 Z',
    windows: [
      'M298 370 C334 308 370 276 430 270 L520 270 L520 370 Z',
      'M538 270 L668 270 L668 370 L538 370 Z',
      'M686 270 C736 276 764 316 782 370 L686 370 Z',
    ],
    door: 'M529 270 V516 M677 270 V470 M372 376 C362 430 362 480 372 516',
    wheels: [270, 710],
  },
  {
    outline:
      'M92 545 C86 470 98 424 132 402 L214 330 C246 262 286 214 348 204 L838 204 C868 206 880 226 880 256 L880 545 L800 545 A82 82 0 0 0 636 545 L350 545 A82 82 0 0 0 186 545 Z',
    windows: ['M250 352 C282 284 312 248 358 240 L440 240 L440 352 Z'],
    door: 'M452 238 V522 M650 238 V460 M330 362 C318 430 318 480 330 522',
    wheels: [268, 718],
  },
]

export function bodyOf(colour: Colour): number {
  return COLOURS.indexOf(colour) % BODIES.length
}

function wheel(x: number): string {
  const spokes = Array.from(
    { length: 5 },
    (_, place) =>
      `<rect x="-6" y="-46" width="12" height="46" rx="5" fill="#6d767c" transform="rotate(${place * 72})"/>`,
  ).join('')
  return `<g transform="translate(${x} ${GROUND - 12})"><circle r="72" fill="#1d2124"/><circle r="50" fill="url(#rim)"/>${spokes}<circle r="11" fill="#4d555a"/></g>`
}

interface Pose {
  /** Looking to the right. */
  readonly mirrored: boolean
  /** Degrees that make the nearer end taller. */
  readonly lean: number
  readonly zoom: number
}

/** The car from the side, leaning a little towards the end that stands nearer. */
export function side(colour: Colour, place: number, { mirrored, lean, zoom }: Pose): string {
  const body = BODIES[bodyOf(colour)] ?? BODIES[0]
  if (!body) return ''
  const [front, rear] = body.wheels
  const windows = body.windows.map((path) => `<path d="${path}" fill="url(#glass)"/>`).join('')
  const flip = mirrored ? `translate(${WIDTH} 0) scale(-1 1)` : ''
  const move = `${flip} translate(480 500) scale(${zoom}) skewY(${lean}) translate(-480 -500)`
  return scene(
    place,
    `<g transform="${move}"> ${shadow(484, 400)}<rect x="170" y="450" width="650" height="106" rx="20" fill="#14181b"/><path d="${body.outline}" fill="${PAINT[colour]}"/><path d="${body.outline}" fill="url(#light)"/>
${windows}<path d="${body.door}" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="3"/>
<path d="M110 478 H868" stroke="#fff" stroke-opacity=".22" stroke-width="4"/><rect x="560" y="424" width="44" height="9" rx="4" fill="#000" opacity=".4"/>
<path d="M108 446 q44 -26 78 -18 l-10 26 q-40 4 -72 16z" fill="#f6f1d8" stroke="#59636a" stroke-width="3"/>
<path d="M872 420 l-30 -4 q-8 26 -4 48 l38 4z" fill="#c3272b"/>${wheel(front)}${wheel(rear)}</g>`,
  )
}
