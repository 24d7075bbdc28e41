import { MISSING } from '../../lib/format'
import classes from './journey-ribbon.module.css'

export interface RibbonStop {
  /** Read by screen readers before the town: « Départ ». */
  readonly label: string
  readonly place: { readonly city: string | null; readonly postalCode: string | null } | null | undefined
  /** A stop of the vehicle that is brought back. */
  readonly back?: boolean
}

/** The towns of a journey in one line. */
export function JourneyRibbon({ stops }: { stops: readonly RibbonStop[] }) {
  return (
    <ol className={classes.ribbon}>
      {stops.map(({ label, place, back }) => (
        <li key={label} className={classes.stop} data-back={back || undefined}>
          <span className={classes.dot} aria-hidden="true" />
          <span className={classes.place}>
            <span className={classes.hidden}>{label} </span>
            {place?.city ?? MISSING}
            {place?.postalCode && <span className={classes.department}>{place.postalCode}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}
