import { formatMileage } from '../../../lib/format'
import { useLanguage, useWords } from '../../../lib/i18n'
import { Card } from '../../../ui/layout/card'
import { imagesOf, nameOf, VIEWS, type MissionVehicle, type Side } from '../mission'
import { usePaperUrl } from '../outbox/papers'
import classes from './done.module.css'

/** The photos of a car at departure and arrival, each a link to the whole picture. */
export function DonePhotos({ vehicle, alone }: { vehicle: MissionVehicle; alone: boolean }) {
  const t = useWords('mission')
  const has = (side: Side) => VIEWS.some((view) => imagesOf(vehicle, side)[view])
  if (!has('before') && !has('after')) return null
  return (
    <Card title={alone ? t('done.photos') : `${t('done.photos')} · ${nameOf(vehicle)}`}>
      <PhotoRow vehicle={vehicle} side="before" />
      <PhotoRow vehicle={vehicle} side="after" />
    </Card>
  )
}

function PhotoRow({ vehicle, side }: { vehicle: MissionVehicle; side: Side }) {
  const t = useWords('mission')
  const language = useLanguage()
  const images = imagesOf(vehicle, side)
  const mileage = side === 'before' ? vehicle.mileageBefore : vehicle.mileageAfter
  return (
    <section className={classes.side} aria-label={t(`done.${side}`)}>
      <p className={classes.kicker}>
        {t(`done.${side}`)} · {formatMileage(mileage, language)}
      </p>
      <ul className={classes.photos}>
        {VIEWS.map((view) => {
          const src = images[view]
          return (
            src && (
              <li key={view}>
                <Photo src={src} label={t('done.photo', { view: t(`inspection.view.${view}`) })} />
              </li>
            )
          )
        })}
      </ul>
    </section>
  )
}

/** Those taken on this phone are there without a network, too. */
function Photo({ src, label }: { src: string; label: string }) {
  const url = usePaperUrl(src)
  return (
    <a href={url} target="_blank" rel="noreferrer" aria-label={label}>
      <img src={url} alt="" loading="lazy" />
    </a>
  )
}
