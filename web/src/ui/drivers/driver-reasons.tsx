import type { DriverSuggestion } from '@volant/contract/schema.generated'
import { useDriverReasons } from './use-driver-reasons'
import classes from './driver-reasons.module.css'

/** What speaks for a driver and what against, in one paragraph of short phrases. */
export function DriverReasons({ driver }: { driver: DriverSuggestion }) {
  const reasons = useDriverReasons()
  return (
    <span className={classes.reasons}>
      {reasons(driver).map(({ key, text, warns }) => (
        <span key={key} data-warns={warns || undefined}>
          {text}
        </span>
      ))}
    </span>
  )
}
