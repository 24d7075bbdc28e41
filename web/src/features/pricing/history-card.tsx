import { CAR_TYPES, CATEGORIES } from '@volant/domain/deliveries/statuses'
import { COUNTRIES } from '@volant/domain/places/countries'
import type { TariffChange, TariffHistory } from '@volant/domain/pricing/tariff-history'
import { formatDateTime } from '../../lib/format'
import { useLanguage, useWords } from '../../lib/i18n'
import { EmptyState } from '../../ui/feedback/empty-state'
import { Card } from '../../ui/layout/card'
import { boundsOf, figureText } from './change-text'
import classes from './history-card.module.css'

/** Who changed what in the tariff, and when. */
export function HistoryCard({ versions }: Pick<TariffHistory, 'versions'>) {
  const t = useWords('pricing')
  return (
    <Card title={t('history.title')} description={t('history.text')}>
      {versions.length === 0 ? (
        <EmptyState title={t('history.none')} text={t('history.noneText')} />
      ) : (
        <ol className={classes.list}>
          {versions.map(({ id, createdAt, by, changes }) => (
            <li key={id} className={classes.version}>
              <p className={classes.head}>
                <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
                <span>{by ?? t('history.unknown')}</span>
              </p>
              {changes.length === 0 ? (
                <p className={classes.same}>{t('history.same')}</p>
              ) : (
                <ul className={classes.changes}>
                  {changes.map((change) => (
                    <Change key={`${change.part} ${change.of}`} change={change} />
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}

function Change({ change: { part, of, before, after } }: { change: TariffChange }) {
  const t = useWords('pricing')
  const language = useLanguage()
  return (
    <li>
      {t('history.change', {
        name: useFigureName(part, of),
        before: figureText(part, before, language),
        after: figureText(part, after, language),
      })}
    </li>
  )
}

function useFigureName(part: TariffChange['part'], of: string): string {
  const t = useWords('pricing')
  const wizard = useWords('wizard')
  if (part === 'bands') {
    const { from, to } = boundsOf(of)
    return to ? t('bands.between', { from, to }) : t('bands.beyond', { from })
  }
  const name = t(`part.${part}`)
  const car = CAR_TYPES.find((type) => part === 'carTypeFactor' && type === of)
  const category = CATEGORIES.find((known) => part === 'categoryFactor' && known === of)
  const country = COUNTRIES.find((code) => part === 'vatPercent' && code === of)
  if (car) return `${name} ${wizard(`vehicle.carType.${car}`)}`
  if (category) return `${name} ${wizard(`category.${category}`)}`
  return country ? `${name} ${t(`country.${country}`)}` : name
}
