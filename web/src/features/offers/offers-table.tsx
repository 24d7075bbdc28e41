import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useApiErrorWords } from '../../lib/api-error-words'
import { formatDateTime, MISSING } from '../../lib/format'
import { useLanguage, useWords } from '../../lib/i18n'
import { suggestionsQuery } from '../../lib/suggestions/suggestions-query'
import { Money } from '../../ui/data/money'
import { DriverReasons } from '../../ui/drivers/driver-reasons'
import { DataTable } from '../../ui/table/data-table'
import type { Column } from '../../ui/table/table'
import { TwoLines } from '../../ui/table/two-lines'
import { OfferActions, type ConfirmedMove } from './offer-actions'
import { OfferBadge } from './offer-badge'
import { offerFigures } from './offer-figures'
import { OFFERS_PAGE_SIZE, offersQuery, type AuctionDelivery, type OfferRow, type OffersState } from './offers-query'
import classes from './offers-table.module.css'

interface Props {
  delivery: AuctionDelivery
  decides: boolean
  driverHref: (offer: OfferRow) => string
  onConfirm: (move: ConfirmedMove, offer: OfferRow) => void
  onReject: (offer: OfferRow) => void
}

/** What is known of the bidders for this delivery, by their ids: it arrives after the offers and changes none of them. */
function useBidders(deliveryId: string, offers: readonly OfferRow[] = []) {
  const driverIds = [...new Set(offers.flatMap(({ driver }) => (driver ? [driver.id] : [])))].toSorted()
  const found = useQuery({
    ...suggestionsQuery({ deliveryId, driverIds, limit: OFFERS_PAGE_SIZE }),
    enabled: driverIds.length > 0,
  })
  return new Map([...(found.data?.available ?? []), ...(found.data?.unavailable ?? [])].map((each) => [each.id, each]))
}

/** Every offer on the delivery, the lowest price first, with what it takes to decide. */
export function OffersTable({ delivery, decides, driverHref, onConfirm, onReject }: Props) {
  const t = useWords('offers')
  const words = useApiErrorWords()
  const language = useLanguage()
  const [state, setState] = useState<OffersState>({ page: 0, orderBy: 'demandedPrice', order: 'asc' })
  const page = useQuery(offersQuery(delivery.id, state))
  const bidders = useBidders(delivery.id, page.data?.records)
  const driver = ({ driver: bidder }: OfferRow) => {
    const known = bidders.get(bidder?.id ?? '')
    return <TwoLines first={<b>{bidder?.fullName ?? MISSING}</b>} second={known && <DriverReasons driver={known} />} />
  }
  const price = ({ demandedPrice }: OfferRow) => (
    <b>
      <Money euros={demandedPrice} suffix="HT" />
    </b>
  )
  const difference = (offer: OfferRow) => {
    const { money, percent, above } = offerFigures(offer, delivery, language).difference
    return <TwoLines first={<span className={above ? classes.above : undefined}>{money}</span>} second={percent} />
  }
  const margin = (offer: OfferRow) => {
    const { money, percent, loses } = offerFigures(offer, delivery, language).margin
    return <TwoLines first={<span className={loses ? classes.loses : undefined}>{money}</span>} second={percent} />
  }
  const origin = (offer: OfferRow) =>
    `${t(offer.proposedByDriver ? 'byDriver' : 'byAdmin')} · ${formatDateTime(offer.createdAt)}`
  const history = (offer: OfferRow) => (
    <>
      {origin(offer)}
      {offer.withdrawalReason && (
        <span className={classes.reason}>{t('withdrawn', { reason: offer.withdrawalReason })}</span>
      )}
    </>
  )
  const actions = (offer: OfferRow) => (
    <OfferActions offer={offer} decides={decides} onConfirm={onConfirm} onReject={onReject} />
  )
  const columns: Column<OfferRow>[] = [
    { key: 'driver', header: t('driver'), width: '36%', cell: driver },
    { key: 'price', header: t('price'), align: 'right', sort: 'demandedPrice', cell: price },
    { key: 'difference', header: t('difference'), align: 'right', cell: difference },
    { key: 'margin', header: t('margin'), align: 'right', cell: margin },
    {
      key: 'state',
      header: t('state'),
      sort: 'createdAt',
      cell: (offer) => <TwoLines first={<OfferBadge status={offer.status} />} second={history(offer)} />,
    },
    { key: 'actions', header: t('actions'), align: 'right', cell: actions },
  ]
  return (
    <DataTable
      caption={t('caption')}
      columns={columns}
      rows={page.data?.records}
      total={page.data?.total}
      perPage={OFFERS_PAGE_SIZE}
      state={state}
      onState={({ page: next, orderBy = 'demandedPrice', order = 'asc' }) => setState({ page: next, orderBy, order })}
      rowKey={(offer) => offer.id}
      rowHref={driverHref}
      rowLabel={(offer) => t('open', { name: offer.driver?.fullName ?? '' })}
      card={(offer) => (
        <div className={classes.card}>
          <div className={classes.line}>
            {driver(offer)}
            <OfferBadge status={offer.status} />
          </div>
          <dl className={classes.figures}>
            <div>
              <dt>{t('price')}</dt>
              <dd>{price(offer)}</dd>
            </div>
            <div>
              <dt>{t('difference')}</dt>
              <dd>{difference(offer)}</dd>
            </div>
            <div>
              <dt>{t('margin')}</dt>
              <dd>{margin(offer)}</dd>
            </div>
          </dl>
          {actions(offer)}
          <span className={classes.dim}>{history(offer)}</span>
        </div>
      )}
      fetching={page.isPlaceholderData}
      error={page.isLoadingError ? words(page.error) : undefined}
      onRetry={() => void page.refetch()}
      empty={{ title: t('empty'), text: t('emptyText') }}
    />
  )
}
