import type { MarkView } from '@volant/domain/inspection/marks'

/** Nine fields of a drawing, for whoever names a place instead of touching it. */
export const ZONES = [
  'topLeft',
  'top',
  'topRight',
  'left',
  'middle',
  'right',
  'bottomLeft',
  'bottom',
  'bottomRight',
] as const
export type Zone = (typeof ZONES)[number]

interface Place {
  readonly x: number
  readonly y: number
}

/** Their middles on the vehicle, which does not fill the drawing: per cent of its width and height. */
const ALONG = { x: [22, 50, 78], y: [42, 54, 66] } as const
const ACROSS = { x: [38, 50, 62], y: [35, 52, 70] } as const

/** The middle of a field. */
export function middleOf(view: MarkView, zone: Zone): Place {
  const { x, y } = view === 'FRONT' || view === 'REAR' ? ACROSS : ALONG
  const at = ZONES.indexOf(zone)
  return { x: x[at % 3] ?? 50, y: y[Math.floor(at / 3)] ?? 50 }
}

/** The field whose middle is nearest. */
export function zoneOf(view: MarkView, { x, y }: Place): Zone {
  const far = (zone: Zone) => {
    const middle = middleOf(view, zone)
    return Math.hypot(middle.x - x, middle.y - y)
  }
  return ZONES.reduce((best, zone) => (far(zone) < far(best) ? zone : best), 'middle')
}
