import type { ComponentProps } from 'react'
import { useWords } from '../../../lib/i18n'
import { PageHeader } from '../../../ui/layout/page-header'
import { DeliveryTabs } from '../table/delivery-tabs'
import { ViewSwitch } from '../view-switch'
import { LiveMapView } from './live-map-view'

interface Props extends ComponentProps<typeof LiveMapView> {
  /** Where this screen itself is. */
  href: string
}

/** The live map among the tabs of the deliveries, a step from the table. */
export function LiveMapScreen({ href, ...map }: Props) {
  const t = useWords('liveMap')
  const { table } = map.links
  return (
    <>
      <PageHeader
        title={t('title')}
        actions={<ViewSwitch active="map" tableHref={table('ONGOING')} mapHref={href} />}
      />
      <DeliveryTabs role={map.role} active="ONGOING" hrefOf={table} />
      <LiveMapView {...map} />
    </>
  )
}
