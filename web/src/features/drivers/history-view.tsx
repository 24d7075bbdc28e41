import { useQuery } from '@tanstack/react-query'
import { useApiErrorWords } from '../../lib/api-error-words'
import { useWords } from '../../lib/i18n'
import { FactsList } from '../../ui/data/facts-list'
import { RatingStars } from '../../ui/data/rating-stars'
import { ErrorState } from '../../ui/feedback/error-state'
import { PageSkeleton } from '../../ui/feedback/skeletons'
import { Card } from '../../ui/layout/card'
import { PageHeader } from '../../ui/layout/page-header'
import { driverQuery, type Driver } from './driver-query'
import classes from './driver-view.module.css'
import type { HistoryRow } from './history-query'
import type { HistorySearch } from './history-search'
import { HistoryTable } from './history-table'
import { UnknownDriver } from './unknown-driver'
import { useDriverFacts } from './use-driver-facts'

interface Props {
  id: string
  /** The driver's page. */
  page: string
  search: HistorySearch
  onSearch: (change: Partial<HistorySearch>, replace?: boolean) => void
  hrefOf: (delivery: HistoryRow) => string
}

function Summary({ driver }: { driver: Driver }) {
  const t = useWords('drivers')
  const facts = useDriverFacts(driver)
  return (
    <Card title={t('summary')} actions={<RatingStars value={driver.totalRating} size={18} />}>
      <FactsList facts={[[t('figure.state'), t(`standing.${driver.state}`)], ...facts]} />
    </Card>
  )
}

/** What a driver has carried out: a summary, then the deliveries. Description 2.11. */
export function HistoryView({ id, page, search, onSearch, hrefOf }: Props) {
  const t = useWords('drivers')
  const words = useApiErrorWords()
  const found = useQuery(driverQuery(id))
  const driver = found.data
  if (found.isLoadingError)
    return <ErrorState title={t('driverFailed')} text={words(found.error)} onRetry={() => void found.refetch()} />
  if (driver === undefined) return <PageSkeleton />
  if (driver === null) return <UnknownDriver />
  const name = driver.fullName
  return (
    <>
      <PageHeader title={t('historyOf', { name })} back={{ href: page, label: t('backToDriver', { name }) }} />
      <div className={classes.page}>
        <Summary driver={driver} />
        <HistoryTable driverId={id} name={name} search={search} onSearch={onSearch} hrefOf={hrefOf} />
      </div>
    </>
  )
}
