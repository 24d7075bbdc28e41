import type { ComponentProps } from 'react'
import { useWords } from '../../../lib/i18n'
import { PageHeader } from '../../../ui/layout/page-header'
import { DeliveryTabs } from '../table/delivery-tabs'
import { ViewSwitch } from '../view-switch'
import { LiveMapView } from './live-map-view'

interface Props extends ComponentProps<typeof LiveMapView> {
  /** The address of this screen. */
  href: string
}

/** The live map below the tabs of the deliveries, with a link to the table. */
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
