import { useState } from 'react'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { IconPlus } from '@tabler/icons-react'
import { useApiErrorWords } from '../../lib/api-error-words'
import { useWords } from '../../lib/i18n'
import { EmptyState } from '../../ui/feedback/empty-state'
import { ErrorState } from '../../ui/feedback/error-state'
import { PageSkeleton } from '../../ui/feedback/skeletons'
import { Link } from '../../ui/layout/link'
import { PageHeader } from '../../ui/layout/page-header'
import { AuctionHeader } from './auction-header'
import type { ConfirmedMove } from './offer-actions'
import { OfferQuestion } from './offer-question'
import { auctionQuery, type AuctionDelivery, type OfferRow } from './offers-query'
import { OffersTable } from './offers-table'
import { ProposeDialog } from './propose-dialog'
import { useOffers } from './use-offers'

interface Props {
  id: string
  back: string
  /** Whether this admin may accept, reject and delete, or only read and propose. */
  decides: boolean
  driverHref: (offer: OfferRow) => string
  onAccepted: () => void
}

/** The offers on a delivery in auction: loading, failed, unknown or shown. */
export function AuctionView({ id, ...rest }: Props) {
  const { back } = rest
  const t = useWords('offers')
  const words = useApiErrorWords()
  const found = useQuery(auctionQuery(id))
  if (found.isPending) return <PageSkeleton />
  if (found.isError && !found.data) {
    return (
      <>
        <PageHeader title={t('caption')} back={{ href: back, label: t('back') }} />
        <ErrorState text={words(found.error)} onRetry={() => void found.refetch()} />
      </>
    )
  }
  if (!found.data) {
    const home = (
      <Button component={Link} href={back} variant="default">
        {t('toTable')}
      </Button>
    )
    return (
      <>
        <PageHeader title={t('missing')} back={{ href: back, label: t('back') }} />
        <EmptyState title={t('missingText')} action={home} />
      </>
    )
  }
  return <Auction delivery={found.data} {...rest} />
}

function Auction({
  delivery,
  back,
  decides,
  driverHref,
  onAccepted,
}: Omit<Props, 'id'> & { delivery: AuctionDelivery }) {
  const t = useWords('offers')
  const offers = useOffers(delivery)
  const [confirming, setConfirming] = useState<{ move: ConfirmedMove; offer: OfferRow }>()
  const [proposing, setProposing] = useState(false)
  const open = delivery.status === 'WAITING_FOR_DRIVER'
  return (
    <>
      <PageHeader
        title={t('title', { contract: delivery.publicId })}
        back={{ href: back, label: t('back') }}
        actions={
          open && (
            <Button leftSection={<IconPlus size={17} aria-hidden="true" />} onClick={() => setProposing(true)}>
              {t('propose')}
            </Button>
          )
        }
      />
      <AuctionHeader delivery={delivery} />
      <OffersTable
        delivery={delivery}
        decides={decides && open}
        driverHref={driverHref}
        onConfirm={(move, offer) => setConfirming({ move, offer })}
        onReject={(offer) => void offers.reject(offer.id).catch(() => {})}
      />
      {confirming && (
        <OfferQuestion
          {...confirming}
          delivery={delivery}
          onClose={() => setConfirming(undefined)}
          onAccepted={onAccepted}
        />
      )}
      {proposing && (
        <ProposeDialog deliveryId={delivery.id} onClose={() => setProposing(false)} onPropose={offers.propose} />
      )}
    </>
  )
}
