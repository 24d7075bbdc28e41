import { formatDate } from '../../lib/format'
import { useLanguage, useWords } from '../../lib/i18n'
import { Card } from '../../ui/layout/card'
import type { Driver } from './driver-query'
import classes from './own-papers.module.css'

/** What the office decided about a driver, by whom and why, the latest first. Those of before it was written down are not here. */
export function DriverDecisions({ driver: { moves } }: { driver: Driver }) {
  const t = useWords('drivers')
  const language = useLanguage()
  if (moves.length === 0) return null
  return (
    <Card title={t('decisions')} flush>
      <ul className={classes.list}>
        {moves.map(({ id, move, reason, movedAt, movedBy }) => (
          <li key={id} className={classes.line}>
            <span className={classes.words}>
              <span className={classes.name}>{t(`decision.${move}`)}</span>
              <span className={classes.said}>
                {t('decided', { date: formatDate(movedAt, language), name: movedBy })}
              </span>
              {reason && <span className={classes.reason}>{reason}</span>}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
