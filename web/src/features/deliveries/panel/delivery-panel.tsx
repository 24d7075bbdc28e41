import { useQuery } from '@tanstack/react-query'
import { IconRoadOff } from '@tabler/icons-react'
import type { DeliveryTab } from '@volant/domain/deliveries/tabs'
import { useApiErrorWords } from '../../../lib/api-error-words'
import { useLanguage, useWords } from '../../../lib/i18n'
import { Mono } from '../../../ui/data/mono'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { ErrorState } from '../../../ui/feedback/error-state'
import { SidePanel } from '../../../ui/layout/side-panel'
import { DeliveryBadge, DeliveryTypeBadge } from '../delivery-badges'
import type { DeliveryLinks } from '../links'
import { PanelFacts } from './panel-facts'
import { panelQuery } from './panel-query'
import { PanelSkeleton } from './panel-skeleton'

interface Props {
  role: 'ADMIN' | 'CLIENT'
  contract: string
  links: DeliveryLinks
  go: (href: string) => void
  /** The tab that a deleted delivery leaves. */
  tab: DeliveryTab
  asked: number
  onStep?: (by: 1 | -1) => void
  onClose: () => void
}

/** A delivery beside the table or the map: where it stands, whom to call, what to do next. */
export function DeliveryPanel({ role, contract, links, go, tab, onClose, ...panel }: Props) {
  const t = useWords('deliveries')
  const words = useApiErrorWords()
  const found = useQuery(panelQuery(role, contract, useLanguage()))
  const delivery = found.data?.delivery
  return (
    <SidePanel
      {...panel}
      label={t('panel.label', { contract })}
      title={
        <>
          {delivery && <DeliveryTypeBadge type={delivery.type} />}
          <Mono>{contract}</Mono>
          {delivery && <DeliveryBadge delivery={delivery} />}
        </>
      }
      href={delivery && links.detail(delivery)}
      onClose={onClose}
    >
      {found.isPending ? (
        <PanelSkeleton />
      ) : found.data ? (
        <PanelFacts
          key={found.data.delivery.id}
          delivery={found.data.delivery}
          logs={found.data.logs}
          office={role === 'ADMIN'}
          links={links}
          go={go}
          back={links.table(tab)}
          onDeleted={onClose}
        />
      ) : found.isError ? (
        <ErrorState text={`${t('detail.failed')} ${words(found.error)}`} onRetry={() => void found.refetch()} />
      ) : (
        <EmptyState
          icon={<IconRoadOff size={24} stroke={1.6} />}
          title={t('detail.missing')}
          text={t('detail.missingText')}
        />
      )}
    </SidePanel>
  )
}
