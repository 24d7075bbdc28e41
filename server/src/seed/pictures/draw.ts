import { INSPECTION_VIEWS } from '@volant/domain/deliveries/facts'
import sharp from 'sharp'
import { front, rear } from './front-and-rear'
import { cables, dashboard, key } from './extras'
import { COLOURS, photoKey, reportKey } from './keys'
import type { Colour } from './keys'
import { card, report } from './papers'
import { side } from './side-view'

interface Picture {
  readonly key: string
  readonly svg: string
}

/** Left and right as the driver walks round the car. */
const POSES: Readonly<Record<string, { mirrored: boolean; lean: number; zoom: number }>> = {
  topLeft: { mirrored: false, lean: -3, zoom: 1 },
  topRight: { mirrored: true, lean: -3, zoom: 1 },
  bottomLeft: { mirrored: false, lean: 4, zoom: 1.05 },
  bottomRight: { mirrored: true, lean: 4, zoom: 1.05 },
}

function carPicture(colour: Colour, view: (typeof INSPECTION_VIEWS)[number]): Picture {
  const place = COLOURS.indexOf(colour)
  const pose = POSES[view]
  const drawn = pose ? side(colour, place, pose) : view === 'top' ? front(colour, place) : rear(colour, place)
  return { key: photoKey(colour, view), svg: drawn }
}

const INSTRUMENTS = [
  [48_217, 6],
  [12_684, 4],
  [73_905, 7],
] as const

/** Everything that the demo shows: cars from six sides, what lies in them, reports and drivers' cards. */
export function allPictures(): Picture[] {
  const cars = COLOURS.flatMap((colour) => INSPECTION_VIEWS.map((view) => carPicture(colour, view)))
  const extras = COLOURS.slice(0, 3).flatMap((colour, place) => {
    const [kilometres, eighths] = INSTRUMENTS[place] ?? INSTRUMENTS[0]
    return [
      { key: photoKey(colour, 'dashboard'), svg: dashboard(kilometres, eighths) },
      { key: photoKey(colour, 'cables'), svg: cables(place) },
      { key: photoKey(colour, 'key'), svg: key(place) },
      { key: reportKey(place), svg: report(place) },
    ]
  })
  const cards = [
    { key: 'Demo/papers/id-front.jpg', svg: card('#dce8ee', true) },
    { key: 'Demo/papers/id-back.jpg', svg: card('#dce8ee', false) },
    { key: 'Demo/papers/licence-front.jpg', svg: card('#f1d9dd', true) },
    { key: 'Demo/papers/licence-back.jpg', svg: card('#f1d9dd', false) },
  ]
  return [...cars, ...extras, ...cards]
}

export function toJpeg({ svg }: Picture): Promise<Buffer> {
  return sharp(Buffer.from(svg)).jpeg({ quality: 74, mozjpeg: false }).toBuffer()
}
