import type { MouseEvent } from 'react'
import { CAR_DRAWING, DRAWING, isMirrored, type CarBody } from '@volant/domain/inspection/car-drawing'
import type { MarkView } from '@volant/domain/inspection/marks'
import classes from './car-drawing.module.css'
import { MarkNumber } from './mark-number'

/** One mark on the drawing. */
export interface Spot {
  readonly id: string
  readonly number: number
  /** Per cent of the drawing's width and height. */
  readonly x: number
  readonly y: number
  /** Not there at departure. */
  readonly isNew: boolean
  readonly label: string
}

interface Props {
  body: CarBody
  view: MarkView
  /** What is drawn, for those who do not see it. */
  label: string
  spots: readonly Spot[]
  /** A place was touched; with the keyboard it is the middle. Left out where nothing can be marked. */
  onPick?: (x: number, y: number) => void
  pickLabel?: string
  /** Opens a new mark; the others stay as they are. */
  onSpot?: (id: string) => void
}

const inPercent = (part: number, whole: number) => Math.round((part / whole) * 1000) / 10

/** One side of a vehicle with the marks set on it. */
export function CarDrawing({ body, view, label, spots, onPick, pickLabel, onSpot }: Props) {
  const pick = ({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLButtonElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    // the keyboard has no place
    if (detail === 0) return onPick?.(50, 50)
    onPick?.(inPercent(clientX - left, width), inPercent(clientY - top, height))
  }
  return (
    <div className={classes.frame}>
      <svg
        className={classes.lines}
        viewBox={`0 0 ${DRAWING.width} ${DRAWING.height}`}
        fill="var(--v-card)"
        stroke="currentColor"
        strokeWidth="1.2"
        strokeLinejoin="round"
        role="img"
        aria-label={label}
      >
        <g transform={isMirrored(view) ? `translate(${DRAWING.width} 0) scale(-1 1)` : undefined}>
          {CAR_DRAWING[body][view].map((path) => (
            <path key={path} d={path} />
          ))}
        </g>
      </svg>
      {onPick && <button type="button" className={classes.surface} aria-label={pickLabel} onClick={pick} />}
      {spots.map((spot) => (
        <Dot key={spot.id} spot={spot} onSpot={spot.isNew ? onSpot : undefined} />
      ))}
    </div>
  )
}

function Dot({ spot: { id, number, x, y, isNew, label }, onSpot }: { spot: Spot; onSpot: Props['onSpot'] }) {
  const at = { left: `${x}%`, top: `${y}%` }
  const dot = <MarkNumber number={number} isNew={isNew} />
  if (!onSpot)
    return (
      <span className={classes.spot} style={at} role="img" aria-label={label}>
        {dot}
      </span>
    )
  return (
    <button type="button" className={classes.spot} style={at} aria-label={label} onClick={() => onSpot(id)}>
      {dot}
    </button>
  )
}
