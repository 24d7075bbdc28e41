import { Suspense, useState, type ReactNode } from 'react'
import { Button } from '@mantine/core'
import { IconGavel } from '@tabler/icons-react'
import { useApiErrorWords } from '../../lib/api-error-words'
import { useWords } from '../../lib/i18n'
import { useNotAccepted } from '../../lib/use-not-accepted'
import { EmptyState } from '../../ui/feedback/empty-state'
import { ErrorState } from '../../ui/feedback/error-state'
import { PageSkeleton } from '../../ui/feedback/skeletons'
import { AuctionCard } from './auction-card'
import { AuctionFilters, type AuctionFilter } from './auction-filters'
import { isPassed, type Auction } from './auction-queries'
import { useAuctions } from './use-auctions'
import { WithdrawDialog } from './withdraw-dialog'
import { lazyPart } from '../../ui/lazy/lazy-part'
import { MissingDialog } from '../../ui/lazy/missing-dialog'
import classes from './auctions-list.module.css'

const OfferDialog = lazyPart(() => import('./offer-dialog'), 'OfferDialog', MissingDialog)

interface Props {
  filter: AuctionFilter
  onFilter: (filter: AuctionFilter) => void
  badgeOf: (auction: Auction) => ReactNode
  /** Shown to a driver who is not accepted yet. */
  welcome: ReactNode
}

/** The open auctions. Live hints invalidate the query, so the list stays current. */
export function AuctionsList({ filter, onFilter, badgeOf, welcome }: Props) {
  const t = useWords('auctions')
  const words = useApiErrorWords()
  const [opened, setOpened] = useState<{ readonly id: string; readonly dialog: 'offer' | 'withdraw' }>()
  const { found, all, shown, looks, count } = useAuctions(filter)
  // the marks are of the same moment as the order
  const askedAt = new Date(found.dataUpdatedAt)
  // Undefined when the auction has ended, which closes its dialog.
  const auction = all.find(({ id }) => id === opened?.id)
  const close = () => setOpened(undefined)
  if (useNotAccepted(found)) return welcome
  const filtered = filter.near !== '' || filter.type !== undefined
  return (
    <>
      <AuctionFilters filter={filter} onFilter={onFilter} />
      {(found.isPending || (looks && shown.length === 0)) && <PageSkeleton />}
      {found.error && !found.data && (
        <ErrorState title={t('loadError')} text={words(found.error)} onRetry={() => void found.refetch()} />
      )}
      {filter.near !== '' && found.isFetchNextPageError && (
        <ErrorState title={t('loadError')} text={words(found.error)} onRetry={() => void found.fetchNextPage()} />
      )}
      {found.data && !looks && !found.isFetchNextPageError && shown.length === 0 && (
        <EmptyState
          icon={<IconGavel size={24} stroke={1.6} />}
          title={t(filtered ? 'noMatch' : 'empty')}
          text={t(filtered ? 'noMatchText' : 'emptyText')}
        />
      )}
      {found.data && !looks && shown.length > 0 && (
        <p className={classes.count} role="status">
          {t('count', { count })}
        </p>
      )}
      <ul className={classes.list} aria-label={t('list')}>
        {shown.map((each) => (
          <li key={each.id}>
            <AuctionCard
              auction={each}
              badge={badgeOf(each)}
              passed={isPassed(each, askedAt)}
              onOffer={() => setOpened({ id: each.id, dialog: 'offer' })}
              onWithdraw={() => setOpened({ id: each.id, dialog: 'withdraw' })}
            />
          </li>
        ))}
      </ul>
      {found.hasNextPage && (
        <Button
          variant="default"
          fullWidth
          loading={found.isFetchingNextPage}
          onClick={() => void found.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
      {auction && opened?.dialog === 'offer' && (
        <Suspense>
          <OfferDialog auction={auction} onClose={close} />
        </Suspense>
      )}
      {auction && opened?.dialog === 'withdraw' && <WithdrawDialog auction={auction} onClose={close} />}
    </>
  )
}
