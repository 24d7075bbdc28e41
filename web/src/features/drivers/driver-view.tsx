import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { DriverMove } from '@volant/domain/drivers/states'
import { RANK } from '@volant/domain/kernel/actor'
import { useApiErrorWords } from '../../lib/api-error-words'
import { formatDate } from '../../lib/format'
import { useLanguage, useWords } from '../../lib/i18n'
import { useSession } from '../../lib/session'
import { ErrorState } from '../../ui/feedback/error-state'
import { PageSkeleton } from '../../ui/feedback/skeletons'
import type { AddressSlot } from '../../ui/form/address-slot'
import { PageHeader } from '../../ui/layout/page-header'
import { Availability } from './availability'
import { DriverActions } from './driver-actions'
import { DriverDecisions } from './driver-decisions'
import { DriverDocuments } from './driver-documents'
import { DriverAnswers, DriverDeals, DriverPerformance } from './driver-figures'
import { DriverPapers } from './driver-papers'
import { driverQuery } from './driver-query'
import classes from './driver-view.module.css'
import { MandateCard } from './mandate-card'
import { SectionCard } from './section-card'
import { UnknownDriver } from './unknown-driver'

interface Props {
  id: string
  /** The list that the arrow leads back to. */
  list: string
  /** The driver's missions, once there may be some. */
  history: string | undefined
  onMoved: (move: DriverMove) => void
  hrefOfDelivery: (contract: string) => string
  address: AddressSlot
  mandateHref: (mandateId: string) => string
  /** The driver's payments, of another feature. */
  payments: ReactNode
  /** What can be done with the driver's data, of another feature. */
  personalData: (name: string) => ReactNode
}

/** Everything about one driver, and what the office can do with them. Description 2.11. */
export function DriverView({
  id,
  list,
  history,
  onMoved,
  hrefOfDelivery,
  address,
  mandateHref,
  payments,
  personalData,
}: Props) {
  const t = useWords('drivers')
  const words = useApiErrorWords()
  const language = useLanguage()
  const named = id.trim() !== ''
  const found = useQuery({ ...driverQuery(id), enabled: named })
  const decides = useSession().rank <= RANK.MAINTAINER
  const driver = found.data
  const back = { href: list, label: t('backToList') }
  if (!named) return <ErrorState title={t('noDriverId')} />
  if (found.isLoadingError)
    return <ErrorState title={t('driverFailed')} text={words(found.error)} onRetry={() => void found.refetch()} />
  if (driver === undefined) return <PageSkeleton />
  if (driver === null) return <UnknownDriver />
  const section = { driver, editable: decides, address }
  return (
    <>
      <PageHeader
        title={driver.fullName}
        subtitle={t('driverSubtitle', {
          state: t(`standing.${driver.state}`),
          number: driver.publicId,
          date: formatDate(driver.createdAt, language),
        })}
        back={back}
        actions={decides && <DriverActions driver={driver} onMoved={onMoved} hrefOfDelivery={hrefOfDelivery} />}
      />
      <div className={classes.page}>
        <div className={classes.columns}>
          <div className={classes.column}>
            <SectionCard section="person" {...section} />
            <SectionCard section="company" {...section} />
            <SectionCard section="profession" {...section} />
            <SectionCard section="vigilance" {...section} />
            <Availability driver={driver} editable={decides} />
            <SectionCard section="payment" {...section} />
            {decides && <MandateCard driverId={id} hrefOf={mandateHref} />}
          </div>
          <div className={classes.column}>
            <DriverDecisions driver={driver} />
            <DriverDeals driver={driver} history={history} />
            <DriverPerformance driver={driver} />
            <DriverPapers driver={driver} editable={decides} />
            <DriverDocuments driver={driver} editable={decides} />
            <DriverAnswers driver={driver} />
          </div>
        </div>
        {payments}
        {personalData(driver.fullName)}
      </div>
    </>
  )
}
