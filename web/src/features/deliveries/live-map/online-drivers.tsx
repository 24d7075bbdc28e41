import { useWords } from '../../../lib/i18n'
import { useOnlineDrivers } from '../../../lib/live'
import classes from './live-map.module.css'

/** How many drivers have the product open, and who; for admins only. */
export function OnlineDrivers() {
  const t = useWords('liveMap')
  const drivers = useOnlineDrivers()
  if (!drivers) return null
  const count = t('online', { count: drivers.length })
  if (drivers.length === 0) return <p className={classes.online}>{count}</p>
  return (
    <details className={classes.online}>
      <summary>{count}</summary>
      <ul>
        {drivers.map(({ driverId, fullName }) => (
          <li key={driverId}>{fullName}</li>
        ))}
      </ul>
    </details>
  )
}
