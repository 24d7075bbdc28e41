import { IconAlertTriangle } from '@tabler/icons-react'
import { formatDateTime } from '../../../../lib/format'
import { useLanguage, useWords } from '../../../../lib/i18n'
import type { PhotoFacts } from './photos'
import classes from './photos.module.css'

/** When and where a photo was taken, and whether it may show the vehicle on another day. */
export function PhotoNote({ facts }: { facts: PhotoFacts | undefined }) {
  const t = useWords('deliveries')
  const language = useLanguage()
  if (!facts) return null
  const { takenAt, latitude, longitude, older } = facts
  const degrees = new Intl.NumberFormat(language, { minimumFractionDigits: 4, maximumFractionDigits: 4 })
  const at = takenAt && t('photos.takenAt', { at: formatDateTime(takenAt) })
  const place =
    latitude !== null && longitude !== null
      ? t('photos.takenNear', { latitude: degrees.format(latitude), longitude: degrees.format(longitude) })
      : null
  if (!at && !place && !older) return null
  return (
    <div className={classes.note}>
      {[at, place].filter(Boolean).join(' · ')}
      {older && (
        <span className={classes.older}>
          <IconAlertTriangle size={14} aria-hidden="true" /> {t('photos.older')}
        </span>
      )}
    </div>
  )
}
