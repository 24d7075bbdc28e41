import { useQuery } from '@tanstack/react-query'
import { formatDuration, formatNumber } from '../../lib/format'
import { useLanguage, useWords } from '../../lib/i18n'
import { percent } from './figures'
import { ChartFrame } from './chart-frame'
import { punctualityStats } from './stats-queries'
import classes from './punctuality-card.module.css'

/** How many of the last deliveries came in time, how late the others were, and whose they were. */
export function PunctualityCard() {
  const t = useWords('stats')
  const language = useLanguage()
  const found = useQuery(punctualityStats)
  const stats = found.data
  const share = ({ onTime, completed }: { onTime: number; completed: number }) =>
    percent(completed === 0 ? 0 : (onTime / completed) * 100, language)
  const late = (minutes: number | null | undefined) => (minutes ? formatDuration(minutes * 60) : t('punctuality.never'))
  const lists = stats
    ? [
        { name: t('punctuality.organizations'), rows: stats.organizations },
        { name: t('punctuality.drivers'), rows: stats.drivers },
      ].filter(({ rows }) => rows.length > 0)
    : []
  return (
    <ChartFrame
      title={t('punctuality.title')}
      description={t('punctuality.text', { days: stats?.days ?? 30 })}
      error={found.isLoadingError ? t('error.stats') : undefined}
      onRetry={() => void found.refetch()}
      fitted
      empty={stats?.all.completed === 0 ? t('none.all') : undefined}
    >
      {stats && (
        <div className={classes.card}>
          <dl className={classes.figures}>
            <div>
              <dt>{t('punctuality.onTime')}</dt>
              <dd>{share(stats.all)}</dd>
            </div>
            <div>
              <dt>{t('punctuality.late')}</dt>
              <dd>{late(stats.all.medianLateMinutes)}</dd>
            </div>
            <div>
              <dt>{t('punctuality.completed')}</dt>
              <dd>{formatNumber(stats.all.completed, language)}</dd>
            </div>
          </dl>
          <div className={classes.lists}>
            {lists.map(({ name, rows }) => (
              <table key={name}>
                <caption>{name}</caption>
                <thead>
                  <tr>
                    <th scope="col">{t('punctuality.name')}</th>
                    <th scope="col">{t('punctuality.onTime')}</th>
                    <th scope="col">{t('punctuality.late')}</th>
                  </tr>
                </thead>
                <tbody>
                  {rows.map((row) => (
                    <tr key={row.id}>
                      <th scope="row">{row.name}</th>
                      <td>
                        {share(row.figures)} <small>{t('punctuality.of', { count: row.figures.completed })}</small>
                      </td>
                      <td>{late(row.figures.medianLateMinutes)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            ))}
          </div>
        </div>
      )}
    </ChartFrame>
  )
}
