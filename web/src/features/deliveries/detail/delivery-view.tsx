import { useEffect, useEffectEvent } from 'react'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { IconRoadOff } from '@tabler/icons-react'
import { useApiErrorWords } from '../../../lib/api-error-words'
import { useWords } from '../../../lib/i18n'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { ErrorState } from '../../../ui/feedback/error-state'
import { Link } from '../../../ui/layout/link'
import { PageHeader } from '../../../ui/layout/page-header'
import { DeliveryDetails } from './delivery-details'
import { DetailSkeleton } from './detail-skeleton'
import { detailQuery } from './detail-query'
import type { DeliveryLinks } from '../links'

interface Props {
  role: 'ADMIN' | 'CLIENT'
  contract: string
  links: DeliveryLinks
  go: (href: string) => void
  /** Corrects the address of this page. */
  replaceAddress: (href: string) => void
}

/** The detail page of a delivery: loading, failed, unknown or shown. */
export function DeliveryView({ role, contract, links, go, replaceAddress }: Props) {
  const t = useWords('deliveries')
  const words = useApiErrorWords()
  const found = useQuery(detailQuery(role, contract))
  const address = found.data ? links.detail(found.data) : undefined
  const replaceNow = useEffectEvent(replaceAddress)
  useEffect(() => {
    if (address) replaceNow(address)
  }, [address])
  if (found.isPending) return <DetailSkeleton />
  if (found.isError && !found.data) {
    const retry = () => void found.refetch()
    return (
      <>
        <PageHeader title={t('table.title')} />
        <ErrorState text={`${t('detail.failed')} ${words(found.error)}`} onRetry={retry} />
      </>
    )
  }
  if (!found.data) {
    return (
      <>
        <PageHeader title={t('table.title')} />
        <EmptyState
          icon={<IconRoadOff size={24} stroke={1.6} />}
          title={t('detail.missing')}
          text={t('detail.missingText')}
          action={
            <Button component={Link} href={links.table('CONFIRMED')} variant="default">
              {t('detail.back')}
            </Button>
          }
        />
      </>
    )
  }
  return <DeliveryDetails delivery={found.data} office={role === 'ADMIN'} links={links} go={go} />
}
