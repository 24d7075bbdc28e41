import { useState } from 'react'
import { useWords } from '../../../lib/i18n'
import { imagesOf, type MissionVehicle, type Side, type View } from '../mission'
import { usePaperUrl } from '../outbox/papers'
import grid from './photo-grid.module.css'
import { PhotoSlot } from './photo-slot'
import classes from './photo-slot.module.css'
import { useCamera } from './use-camera'

interface Props {
  title: string
  missionId: string
  version: number
  vehicle: MissionVehicle
  side: Side
  views: readonly View[]
  missing: readonly string[]
}

/** Photos of an inspection. At arrival each is shown beside its photo from the departure. */
export function PhotoGrid({ title, missionId, version, vehicle, side, views, missing }: Props) {
  const t = useWords('mission')
  const images = imagesOf(vehicle, side)
  const field = side === 'before' ? 'imagesBefore' : 'imagesAfter'
  const [aimed, setAimed] = useState<View | null>(null)
  const { exists, camera } = useCamera(aimed !== null)
  /** On a walk round the car each photo leads to the next that is missing; one that is taken again stands for itself. */
  const afterShot = (view: View) => {
    const next = views.slice(views.indexOf(view) + 1).find((other) => !images[other])
    setAimed(images[view] ? null : (next ?? null))
  }
  const aimingAt = (view: View) => ({
    ...(aimed === view && { camera }),
    onAim: () => setAimed(view),
    onShot: () => afterShot(view),
    onClose: () => setAimed(null),
  })
  const slot = (view: View) => (
    <PhotoSlot
      key={view}
      missionId={missionId}
      version={version}
      vehicle={vehicle}
      side={side}
      view={view}
      missing={missing.includes(`${field}.${view}`)}
      {...(exists && { aiming: aimingAt(view) })}
    />
  )
  return (
    <section className={grid.section} aria-label={title}>
      <div className={grid.head}>
        <h3>{title}</h3>
        <span className={grid.count} role="status">
          {t('inspection.count', { done: views.filter((view) => images[view]).length, total: views.length })}
        </span>
      </div>
      {side === 'before' ? (
        <div className={grid.grid}>{views.map(slot)}</div>
      ) : (
        <div className={grid.pairs}>
          {views.map((view) => (
            <div key={view} className={grid.pair}>
              <Before view={view} src={vehicle.imagesBefore[view]} />
              {slot(view)}
            </div>
          ))}
        </div>
      )}
    </section>
  )
}

function Before({ view, src }: { view: View; src: string | null }) {
  const t = useWords('mission')
  const name = t(`inspection.view.${view}`)
  const url = usePaperUrl(src)
  return (
    <div className={classes.slot}>
      <div className={classes.frame} data-filled>
        {url ? (
          <img className={classes.picture} src={url} alt={t('inspection.departurePhoto', { view: name })} />
        ) : (
          <span className={classes.none}>–</span>
        )}
        <span className={classes.corner}>{t('inspection.atDeparture')}</span>
      </div>
      <p className={classes.label}>{name}</p>
    </div>
  )
}
