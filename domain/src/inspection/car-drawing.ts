import type { CarType } from '../deliveries/statuses'
import type { MarkView } from './marks'

/** The field that every path is drawn in. */
export const DRAWING = { width: 160, height: 80 } as const

/** What kind of vehicle is drawn. */
export type CarBody = 'car' | 'van'

/** Class C holds the vans; everything else is drawn as a car. */
export const bodyOf = (type: CarType): CarBody => (type === 'C' ? 'van' : 'car')

/** Of the two flanks one is drawn: the left one is the right one in a mirror, its front at the left. */
export const isMirrored = (view: MarkView): boolean => view === 'LEFT'

const CAR_SIDE = [
  'M14 54 L14 42 C14 36 17 34 22 32 L32 24 C35 22 38 22 44 22 L96 22 C104 22 110 26 116 34 L122 40 C138 42 146 46 146 54 L146 58 L14 58 Z',
  'M28 38 L38 27 L64 27 L64 38 Z M69 27 L95 27 C101 27 106 31 111 38 L69 38 Z',
  'M66 38 L66 56 M52 43 L57 43 M72 43 L77 43 M14 45 L19 45 M146 51 L138 48',
  'M30 58 a11 11 0 0 1 22 0 a11 11 0 0 1 -22 0 M108 58 a11 11 0 0 1 22 0 a11 11 0 0 1 -22 0',
]
const CAR_END = [
  'M50 60 L50 44 C50 38 54 36 58 34 L64 20 C65 18 67 17 70 17 L90 17 C93 17 95 18 96 20 L102 34 C106 36 110 38 110 44 L110 60 Z',
  'M62 34 L67 22 L93 22 L98 34 Z',
  'M54 42 L64 42 L64 47 L54 47 Z M96 42 L106 42 L106 47 L96 47 Z',
  'M52 60 L52 66 L62 66 L62 60 M98 60 L98 66 L108 66 L108 60',
]
const CAR_ABOVE =
  'M14 40 C14 26 20 22 34 21 L126 21 C140 22 146 28 146 40 C146 52 140 58 126 59 L34 59 C20 58 14 54 14 40 Z'

const VAN_SIDE = [
  'M12 58 L12 20 C12 16 15 14 19 14 L104 14 C111 14 115 17 119 23 L128 38 C142 40 148 44 148 52 L148 58 Z',
  'M102 20 L107 20 C110 20 112 22 114 25 L121 38 L102 38 Z',
  'M66 18 L66 56 M97 18 L97 56 M70 42 L76 42',
  'M28 60 a10 10 0 0 1 20 0 a10 10 0 0 1 -20 0 M112 60 a10 10 0 0 1 20 0 a10 10 0 0 1 -20 0',
]
const VAN_END = [
  'M50 64 L50 16 C50 11 53 9 58 9 L102 9 C107 9 110 11 110 16 L110 64 Z',
  'M52 64 L52 70 L62 70 L62 64 M98 64 L98 70 L108 70 L108 64',
]
const VAN_ABOVE =
  'M12 40 C12 26 15 20 26 19 L124 19 C140 20 148 27 148 40 C148 53 140 60 124 61 L26 61 C15 60 12 54 12 40 Z'

/** A plain vehicle from each side, from above and from inside, its front at the right. */
export const CAR_DRAWING: Readonly<Record<CarBody, Readonly<Record<MarkView, readonly string[]>>>> = {
  car: {
    LEFT: CAR_SIDE,
    RIGHT: CAR_SIDE,
    FRONT: [...CAR_END, 'M70 50 L90 50'],
    REAR: [...CAR_END, 'M72 50 L88 50 L88 56 L72 56 Z'],
    ROOF: [
      CAR_ABOVE,
      'M48 26 L58 31 L58 49 L48 54 Z',
      'M114 26 L104 31 L104 49 L114 54 Z',
      'M58 31 L104 31 M58 49 L104 49',
    ],
    INTERIOR: [
      CAR_ABOVE,
      'M84 26 L102 26 L102 38 L84 38 Z M84 42 L102 42 L102 54 L84 54 Z',
      'M50 26 L68 26 L68 54 L50 54 Z',
      'M110 32 a5 5 0 0 1 10 0 a5 5 0 0 1 -10 0',
    ],
  },
  van: {
    LEFT: VAN_SIDE,
    RIGHT: VAN_SIDE,
    FRONT: [
      ...VAN_END,
      'M56 34 L62 14 L98 14 L104 34 Z',
      'M54 44 L64 44 L64 50 L54 50 Z M96 44 L106 44 L106 50 L96 50 Z',
      'M70 50 L90 50',
    ],
    REAR: [
      ...VAN_END,
      'M80 12 L80 62',
      'M56 16 L76 16 L76 32 L56 32 Z M84 16 L104 16 L104 32 L84 32 Z',
      'M53 46 L57 46 L57 58 L53 58 Z M103 46 L107 46 L107 58 L103 58 Z',
    ],
    ROOF: [VAN_ABOVE, 'M124 24 L112 29 L112 51 L124 56 Z', 'M20 28 L104 28 M20 40 L104 40 M20 52 L104 52'],
    INTERIOR: [
      VAN_ABOVE,
      'M106 24 L122 24 L122 37 L106 37 Z M106 43 L122 43 L122 56 L106 56 Z',
      'M98 21 L98 59',
      'M22 26 L90 26 L90 54 L22 54 Z',
    ],
  },
}
