import { Suspense } from 'react'
import type { DeliveryType } from '@volant/domain/deliveries/statuses'
import { paths } from '../../app/paths'
import { DeliveryStatusBadge, DeliveryTypeBadge } from '../../features/deliveries/delivery-badges'
import type { ShownStatus } from '../../features/deliveries/colours'
import { Welcome } from './welcome'
import { PapersNotice } from '../../features/drivers/papers-notice'
import { InstallCard } from '../../features/install/install-card'
import { MissionsList } from '../../features/missions/missions-list'
import { useWords } from '../../lib/i18n'
import { PageHeader } from '../../ui/layout/page-header'

const BADGES = {
  type: (type: DeliveryType) => <DeliveryTypeBadge type={type} />,
  status: (status: ShownStatus) => <DeliveryStatusBadge status={status} />,
}

export function MissionsPage() {
  const t = useWords('mission')
  return (
    <>
      <PageHeader title={t('list.title')} />
      <Suspense>
        <PapersNotice href={paths.ownPapers()} />
      </Suspense>
      <MissionsList
        hrefOf={paths.mission}
        auctionsHref={paths.auctions()}
        badges={BADGES}
        welcome={<Welcome />}
        above={<InstallCard once />}
      />
    </>
  )
}
