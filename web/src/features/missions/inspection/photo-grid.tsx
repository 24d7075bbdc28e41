import { useWords } from '../../../lib/i18n'
import { imagesOf, type MissionVehicle, type Side, type View } from '../mission'
import grid from './photo-grid.module.css'
import { PhotoSlot } from './photo-slot'
import classes from './photo-slot.module.css'

interface Props {
  title: string
  missionId: string
  vehicle: MissionVehicle
  side: Side
  views: readonly View[]
  missing: readonly string[]
}

/** Photos of an inspection. At arrival each is shown beside its photo from the departure. */
export function PhotoGrid({ title, missionId, vehicle, side, views, missing }: Props) {
  const t = useWords('mission')
  const images = imagesOf(vehicle, side)
  const field = side === 'before' ? 'imagesBefore' : 'imagesAfter'
  const slot = (view: View) => (
    <PhotoSlot
      key={view}
      missionId={missionId}
      vehicle={vehicle}
      side={side}
      view={view}
      missing={missing.includes(`${field}.${view}`)}
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
  return (
    <div className={classes.slot}>
      <div className={classes.frame} data-filled>
        {src ? (
          <img className={classes.picture} src={src} alt={t('inspection.departurePhoto', { view: name })} />
        ) : (
          <span className={classes.none}>–</span>
        )}
        <span className={classes.corner}>{t('inspection.atDeparture')}</span>
      </div>
      <p className={classes.label}>{name}</p>
    </div>
  )
}
