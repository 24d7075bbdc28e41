import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useApiErrorWords } from '../../lib/api-error-words'
import { SAYS_OFFLINE } from '../../lib/says-offline'
import { useSession } from '../../lib/session'
import { ErrorState } from '../../ui/feedback/error-state'
import { PageSkeleton } from '../../ui/feedback/skeletons'
import type { AddressSlot } from '../../ui/form/address-slot'
import { Availability } from './availability'
import { OWN_DETAILS } from './document-id'
import { DriverDocuments } from './driver-documents'
import { driverQuery } from './driver-query'
import { OwnAccount } from './own-account'
import { OwnMarks } from './own-marks'
import { OwnPapers } from './own-papers'
import { SectionCard } from './section-card'

interface Props {
  address: AddressSlot
  mandateHref: (mandateId: string) => string
  onSigned: (mandateId: string) => void
}

/** What a driver gives the office: papers, dates, when they drive and the account, each changed by themselves; and their marks. */
export function OwnFile({ address, mandateHref, onSigned }: Props) {
  const words = useApiErrorWords()
  const found = useQuery({ ...driverQuery(useSession().profileId), ...SAYS_OFFLINE })
  const driver = found.data
  if (found.isLoadingError) return <ErrorState text={words(found.error)} onRetry={() => void found.refetch()} />
  if (!driver) return <PageSkeleton />
  // whoever waits reads above what is missing, and has been marked by nobody
  const works = driver.state === 'ACCEPTED'
  return (
    <Stack gap={12}>
      {works && <OwnPapers driver={driver} />}
      <DriverDocuments driver={driver} editable />
      <div id={OWN_DETAILS} tabIndex={-1}>
        <SectionCard section="own" driver={driver} editable address={address} />
      </div>
      <Availability driver={driver} editable own />
      <OwnAccount driver={driver} hrefOf={mandateHref} onSigned={onSigned} />
      {works && <OwnMarks driver={driver} />}
    </Stack>
  )
}
