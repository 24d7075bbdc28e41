import { useWords } from '../../lib/i18n'
import { Card } from '../../ui/layout/card'
import classes from './availability.module.css'
import { DaysOffForm } from './days-off-form'
import { DaysOffList } from './days-off-list'
import type { Driver } from './driver-query'
import { RadiusForm, RadiusText } from './radius'

interface Props {
  driver: Driver
  editable: boolean
  /** Whether the driver reads of themselves. */
  own?: boolean
}

/** How far a driver goes and when they do not: of one's own file, and of the office's page. */
export function Availability({ driver, editable, own = false }: Props) {
  const t = useWords('availability')
  return (
    <Card title={t('title')} description={t(own ? 'ownText' : 'officeText')}>
      <div className={classes.parts}>
        {editable ? <RadiusForm driver={driver} /> : <RadiusText driver={driver} />}
        <section aria-labelledby="days-off">
          <h3 id="days-off" className={classes.heading}>
            {t('daysOff')}
          </h3>
          <DaysOffList driver={driver} editable={editable} />
          {editable && <DaysOffForm driver={driver} />}
          {own && driver.daysOff.length > 0 && <p className={classes.help}>{t('standing')}</p>}
        </section>
      </div>
    </Card>
  )
}
