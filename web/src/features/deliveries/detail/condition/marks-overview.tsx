import { bodyOf } from '@volant/domain/inspection/car-drawing'
import { MARK_VIEWS } from '@volant/domain/inspection/marks'
import { useWords } from '../../../../lib/i18n'
import { CarDrawing } from '../../../../ui/car/car-drawing'
import { MarkLine } from '../../../../ui/car/mark-line'
import { useMarkWords } from '../../../../ui/car/use-mark-words'
import type { DetailVehicle } from '../detail-query'
import classes from './condition.module.css'
import type { NumberedMark } from './seen'

interface Props {
  vehicle: DetailVehicle
  marks: readonly NumberedMark[]
}

/** The sides with damage, and each mark in words; what was not there at departure is filled. */
export function MarksOverview({ vehicle, marks }: Props) {
  const i = useWords('inspection')
  const whatOf = useMarkWords()
  if (marks.length === 0) return <p className={classes.none}>{i('overview.noMarks')}</p>
  const labelOf = (mark: NumberedMark) => i('overview.mark', { number: mark.number, what: whatOf(mark) })
  return (
    <>
      <div className={classes.drawings}>
        {MARK_VIEWS.map((view) => ({ view, shown: marks.filter((mark) => mark.view === view) }))
          .filter(({ shown }) => shown.length > 0)
          .map(({ view, shown }) => (
            <figure key={view} className={classes.drawing}>
              <CarDrawing
                body={bodyOf(vehicle.carType)}
                view={view}
                label={i(`view.${view}`)}
                spots={shown.map((mark) => ({ ...mark, label: labelOf(mark) }))}
              />
              <figcaption>{i(`view.${view}`)}</figcaption>
            </figure>
          ))}
      </div>
      <ol className={classes.marks}>
        {marks.map((mark) => (
          <MarkLine key={mark.id} mark={mark} number={mark.number} isNew={mark.isNew}>
            {mark.photos.map((url, index) => (
              <a key={index} className={classes.photo} href={url} target="_blank" rel="noreferrer">
                <img
                  src={url}
                  alt={i('overview.photo', { photo: index + 1, number: mark.number })}
                  loading="lazy"
                  width={48}
                  height={48}
                />
              </a>
            ))}
            <span className={classes.badge} data-new={mark.isNew || undefined}>
              {i(mark.isNew ? 'overview.isNew' : 'overview.departure')}
            </span>
          </MarkLine>
        ))}
      </ol>
    </>
  )
}
