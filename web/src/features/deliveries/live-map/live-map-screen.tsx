import { Suspense, type ComponentProps } from 'react'
import { useWords } from '../../../lib/i18n'
import { Beside } from '../../../ui/layout/beside'
import { PageHeader } from '../../../ui/layout/page-header'
import { lazyPart } from '../../../ui/lazy/lazy-part'
import { useRowPanel } from '../../../ui/table/use-row-panel'
import { DeliveryTabs } from '../table/delivery-tabs'
import { ViewSwitch } from '../view-switch'
import { useLiveDeliveries, type LiveDelivery } from './live-deliveries'
import { LiveMapView } from './live-map-view'

// Only who opens a delivery needs it.
const DeliveryPanel = lazyPart(() => import('../panel/delivery-panel'), 'DeliveryPanel')

interface Props extends Omit<ComponentProps<typeof LiveMapView>, 'panel' | 'found' | 'deliveries'> {
  /** The address of this screen. */
  href: string
  /** The contract number of the delivery in the panel; empty for none. */
  open: string
  onOpen: (contract: string, replace: boolean) => void
  go: (href: string) => void
}

/** The live map below the tabs of the deliveries, with a link to the table; a delivery opens beside it. */
export function LiveMapScreen({ href, open, onOpen, go, ...map }: Props) {
  const t = useWords('liveMap')
  const { role, links } = map
  const live = useLiveDeliveries(role)
  const { panel, isOpen, shown } = useRowPanel<LiveDelivery>({
    rows: live.deliveries,
    keyOf: ({ publicId }) => publicId,
    open,
    onOpen,
  })
  const beside = isOpen && (
    <Suspense>
      <DeliveryPanel role={role} contract={open} links={links} go={go} tab="ONGOING" {...shown} />
    </Suspense>
  )
  return (
    <>
      <PageHeader
        title={t('title')}
        actions={<ViewSwitch active="map" tableHref={links.table('ONGOING')} mapHref={href} />}
      />
      <DeliveryTabs role={role} active="ONGOING" hrefOf={links.table} />
      <Beside panel={beside}>
        <LiveMapView {...map} {...live} panel={panel} />
      </Beside>
    </>
  )
}
