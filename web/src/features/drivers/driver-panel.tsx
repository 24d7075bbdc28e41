import { queryOptions, useQuery } from '@tanstack/react-query'
import { MISSION_GROUP } from '@volant/domain/deliveries/statuses'
import { request } from '../../lib/api'
import { useWords } from '../../lib/i18n'
import { Contact } from '../../ui/data/contact'
import { FactsList } from '../../ui/data/facts-list'
import { MissionLines } from '../../ui/data/mission-lines'
import { RatingStars } from '../../ui/data/rating-stars'
import { PanelState } from '../../ui/layout/panel-state'
import { PanelPart, SidePanel } from '../../ui/layout/side-panel'
import { DriverPanelDocument } from './queries.generated'
import { useDriverFacts } from './use-driver-facts'

interface Props {
  id: string
  href: string
  hrefOfDelivery: (contract: string) => string
  asked: number
  onStep?: (by: 1 | -1) => void
  onClose: () => void
}

const panelQuery = (id: string) =>
  queryOptions({
    queryKey: ['drivers', 'panel', id],
    queryFn: ({ signal }) => request(DriverPanelDocument, { id, statuses: ['SET', ...MISSION_GROUP] }, { signal }),
  })

/** A driver beside the table: whom to call, their figures, and what they are driving. */
export function DriverPanel({ id, hrefOfDelivery, ...panel }: Props) {
  const t = useWords('drivers')
  const found = useQuery(panelQuery(id))
  const driver = found.data?.getDriverById
  const facts = useDriverFacts(driver)
  const missions = found.data?.findAllDeliveries.records ?? []
  return (
    <SidePanel {...panel} label={driver?.fullName ?? t('driver')} title={driver?.fullName ?? t('driver')}>
      {driver ? (
        <>
          <PanelPart>
            <Contact
              role={driver.company ?? t('driver')}
              name={driver.fullName}
              phone={driver.phoneNumber}
              email={driver.email}
            />
          </PanelPart>
          <PanelPart>
            <FactsList facts={[[t('rating'), <RatingStars key="rating" value={driver.totalRating} />], ...facts]} />
          </PanelPart>
          <PanelPart title={t('panel.missions')}>
            {missions.length === 0 && <span>{t('panel.noMission')}</span>}
            <MissionLines missions={missions} hrefOf={hrefOfDelivery} />
          </PanelPart>
        </>
      ) : (
        <PanelState
          error={found.isError ? t('driverFailed') : undefined}
          missing={found.isSuccess ? t('noDriver') : undefined}
          onRetry={() => void found.refetch()}
        />
      )}
    </SidePanel>
  )
}
