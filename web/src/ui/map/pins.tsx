import type { CSSProperties } from 'react'
import type { PointKind } from '../../lib/map/points'
import classes from './pins.module.css'

interface PinProps {
  kind: PointKind
  label: string
  /** The rotation in degrees, for pins at the same place; the letter stays upright. */
  lean: number
}

/** A drop-shaped pin with a letter. */
export function Pin({ kind, label, lean }: PinProps) {
  const style: CSSProperties & Record<'--lean', string> = { '--lean': `${lean}deg` }
  return (
    <div className={classes.pin} style={style} data-kind={kind} role="img" aria-label={label} title={label}>
      <svg viewBox="0 0 32 40" aria-hidden="true">
        <path d="M16 38.5C11 31.6 2.5 25.3 2.5 16a13.5 13.5 0 1 1 27 0c0 9.3-8.5 15.6-13.5 22.5Z" />
        <text x="16" y="21" textAnchor="middle">
          {kind}
        </text>
      </svg>
    </div>
  )
}

interface DriverDotProps {
  /** "Karim B., il y a 40 s": a position is never shown without its age. */
  text?: string
  /** Where it stands. */
  side?: 'above' | 'below'
  heading?: number | null
  /** The position is old. */
  old?: boolean
}

/** The position of the car, the only orange mark of the design. */
export function DriverDot({ text, side, heading, old = false }: DriverDotProps) {
  const turned = typeof heading === 'number' && Number.isFinite(heading)
  return (
    <div className={classes.driver} data-old={old || undefined} role={text ? 'img' : undefined} aria-label={text}>
      <span className={classes.halo} />
      {turned && <span className={classes.heading} style={{ transform: `rotate(${heading}deg)` }} />}
      <span className={classes.dot} />
      {text && (
        <span className={classes.age} data-side={side} aria-hidden="true">
          {text}
        </span>
      )}
    </div>
  )
}
