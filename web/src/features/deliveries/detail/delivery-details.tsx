import { Suspense } from 'react'
import { Skeleton } from '@mantine/core'
import { RANK } from '@volant/domain/kernel/actor'
import { useWords } from '../../../lib/i18n'
import { useSession } from '../../../lib/session'
import { Card } from '../../../ui/layout/card'
import { PageHeader } from '../../../ui/layout/page-header'
import { ActionButtons } from '../actions/action-buttons'
import { DeliveryBadge } from '../delivery-badges'
import { DeliverySteps } from '../delivery-steps'
import { DeliveryExpenses } from '../expenses/lazy-delivery-expenses'
import { storedStatus, type DeliveryLinks } from '../links'
import { DeliveryProblems } from '../problems/lazy-delivery-problems'
import { homeTab } from '../home-tab'
import { CancellationBox } from './cancellation-box'
import { CodesCard } from './codes-card'
import type { Detail } from './detail-query'
import { InvoiceCard } from './invoice-card'
import { JourneyCard } from './journey-card'
import { JourneyMap } from './journey-map'
import { PositionViews } from './lazy-position-views'
import { KeyFigures } from './key-figures'
import { OffersCard } from './offers-card'
import { DriverCard, PeopleCards } from './people-card'
import { ReportButton } from './report/report-button'
import { CustomerMessages } from './sms/customer-messages'
import { SummaryCard } from './summary-card'
import { useDeliveryTitle } from './use-title'
import { VehiclesCard } from './vehicles-card'
import { lazyPart } from '../../../ui/lazy/lazy-part'
import classes from './delivery-details.module.css'

// Only admins read the log.
const LogsCard = lazyPart(() => import('./logs/logs-card'), 'LogsCard')
// Only admins read it, and few deliveries have any.
const EvidenceCard = lazyPart(() => import('./evidence/evidence-card'), 'EvidenceCard')
// Only a delivery that was completed has survey answers, also where it was cancelled afterwards.
const SurveyCard = lazyPart(() => import('./survey/survey-card'), 'SurveyCard')

interface Props {
  delivery: Detail
  office: boolean
  links: DeliveryLinks
  go: (href: string) => void
}

/** The map on the left and the cards on the right; below 1200 px the map is on top. Description 2.5. */
export function DeliveryDetails({ delivery, office, links, go }: Props) {
  const t = useWords('deliveries')
  const { rank } = useSession()
  const { title, suffix } = useDeliveryTitle()(delivery)
  const back = links.table(homeTab(office ? 'ADMIN' : 'CLIENT', storedStatus(delivery.status)))
  return (
    <>
      <PageHeader
        back={{ href: back, label: t('detail.back') }}
        title={title}
        subtitle={
          <span className={classes.badges}>
            <DeliveryBadge delivery={delivery} />
            {suffix}
          </span>
        }
        actions={office && <ReportButton id={delivery.id} contract={delivery.publicId} />}
      />
      <div className={classes.steps}>
        <Card>
          <DeliverySteps delivery={delivery} />
        </Card>
      </div>
      <div className={classes.layout}>
        <div className={classes.map}>
          <JourneyMap delivery={delivery} />
        </div>
        <div className={classes.column}>
          <ActionButtons delivery={delivery} links={links} go={go} back={back} />
          <CancellationBox delivery={delivery} />
          <KeyFigures delivery={delivery} office={office} />
          {office && (
            <Suspense>
              <DeliveryProblems deliveryId={delivery.id} frame={Card} />
            </Suspense>
          )}
          {office && (
            <Suspense>
              <DeliveryExpenses deliveryId={delivery.id} frame={Card} />
            </Suspense>
          )}
          {office && (
            <Suspense>
              <EvidenceCard delivery={delivery} />
            </Suspense>
          )}
          {office && <CustomerMessages delivery={delivery} links={links} go={go} />}
          {links.offers && delivery.status === 'WAITING_FOR_DRIVER' && (
            <OffersCard delivery={delivery} href={links.offers(delivery)} />
          )}
          <CodesCard delivery={delivery} />
          <DriverCard delivery={delivery} />
          <JourneyCard delivery={delivery} />
          <VehiclesCard delivery={delivery} office={office} />
          {office && <InvoiceCard delivery={delivery} />}
          <PeopleCards delivery={delivery} />
          <SummaryCard delivery={delivery} />
          {delivery.completedAt && (
            <Suspense fallback={<Skeleton height={160} radius={12} />}>
              <SurveyCard deliveryId={delivery.id} />
            </Suspense>
          )}
          {rank === RANK.SUPER_ADMIN && (
            <Suspense>
              <PositionViews deliveryId={delivery.id} />
            </Suspense>
          )}
          {office && (
            <Suspense fallback={<Skeleton height={240} radius={12} />}>
              <LogsCard deliveryId={delivery.id} />
            </Suspense>
          )}
        </div>
      </div>
    </>
  )
}
