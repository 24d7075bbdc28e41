import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useApiErrorWords } from '../../lib/api-error-words'
import { formatMoment, MISSING } from '../../lib/format'
import { useWords } from '../../lib/i18n'
import { Money } from '../../ui/data/money'
import { RatingStars } from '../../ui/data/rating-stars'
import { DataTable } from '../../ui/table/data-table'
import type { Column } from '../../ui/table/table'
import { OfferActions, type ConfirmedMove } from './offer-actions'
import { OfferBadge } from './offer-badge'
import { OFFERS_PAGE_SIZE, offersQuery, type OfferRow, type OffersState } from './offers-query'
import classes from './offers-table.module.css'

interface Props {
  deliveryId: string
  decides: boolean
  driverHref: (offer: OfferRow) => string
  onConfirm: (move: ConfirmedMove, offer: OfferRow) => void
  onReject: (offer: OfferRow) => void
}

function Driver({ offer }: { offer: OfferRow }) {
  const t = useWords('offers')
  return (
    <span className={classes.two}>
      <b>{offer.driver?.fullName ?? MISSING}</b>
      <span className={classes.dim}>{t('deals', { count: offer.driver?.nbDeals ?? 0 })}</span>
    </span>
  )
}

/** Every offer on the delivery, the newest first. */
export function OffersTable({ deliveryId, decides, driverHref, onConfirm, onReject }: Props) {
  const t = useWords('offers')
  const words = useApiErrorWords()
  const [state, setState] = useState<OffersState>({ page: 0, orderBy: 'createdAt', order: 'desc' })
  const page = useQuery(offersQuery(deliveryId, state))
  const actions = (offer: OfferRow) => (
    <OfferActions offer={offer} decides={decides} onConfirm={onConfirm} onReject={onReject} />
  )
  const price = (offer: OfferRow) => (
    <span className={classes.price}>
      <Money euros={offer.demandedPrice} suffix="HT" />
    </span>
  )
  const origin = (offer: OfferRow) => t(offer.proposedByDriver ? 'byDriver' : 'byAdmin')
  const columns: Column<OfferRow>[] = [
    { key: 'driver', header: t('driver'), cell: (offer) => <Driver offer={offer} /> },
    {
      key: 'rating',
      header: t('rating'),
      cell: (offer) => <RatingStars value={offer.driver?.totalRating} size={14} />,
    },
    { key: 'price', header: t('price'), align: 'right', sort: 'demandedPrice', cell: price },
    { key: 'state', header: t('state'), sort: 'status', cell: (offer) => <OfferBadge status={offer.status} /> },
    { key: 'by', header: t('by'), cell: origin },
    { key: 'date', header: t('date'), sort: 'createdAt', cell: (offer) => formatMoment(offer.createdAt) },
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
      onState={({ page: next, orderBy = 'createdAt', order = 'desc' }) => setState({ page: next, orderBy, order })}
      rowKey={(offer) => offer.id}
      rowHref={driverHref}
      rowLabel={(offer) => t('open', { name: offer.driver?.fullName ?? '' })}
      card={(offer) => (
        <div className={classes.card}>
          <div className={classes.line}>
            <Driver offer={offer} />
            <OfferBadge status={offer.status} />
          </div>
          <div className={classes.line}>
            {price(offer)}
            <span className={classes.dim}>{formatMoment(offer.createdAt)}</span>
          </div>
          {actions(offer)}
        </div>
      )}
      fetching={page.isPlaceholderData}
      error={page.isLoadingError ? words(page.error) : undefined}
      onRetry={() => void page.refetch()}
      empty={{ title: t('empty'), text: t('emptyText') }}
    />
  )
}
