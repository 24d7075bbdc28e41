import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useApiErrorWords } from '../../lib/api-error-words'
import { useSession } from '../../lib/session'
import { ErrorState } from '../../ui/feedback/error-state'
import { PageSkeleton } from '../../ui/feedback/skeletons'
import type { AddressSlot } from '../../ui/form/address-slot'
import { DriverDocuments } from './driver-documents'
import { driverQuery } from './driver-query'
import { OwnAccount } from './own-account'
import { SectionCard } from './section-card'

interface Props {
  address: AddressSlot
  mandateHref: (mandateId: string) => string
  onSigned: (mandateId: string) => void
}

/** What a driver gives the office to be accepted: papers, dates and the account, each changed by themselves. */
export function OwnFile({ address, mandateHref, onSigned }: Props) {
  const words = useApiErrorWords()
  const found = useQuery(driverQuery(useSession().profileId))
  const driver = found.data
  if (found.isLoadingError) return <ErrorState text={words(found.error)} onRetry={() => void found.refetch()} />
  if (!driver) return <PageSkeleton />
  return (
    <Stack gap={12}>
      <DriverDocuments driver={driver} editable />
      <SectionCard section="own" driver={driver} editable address={address} />
      <OwnAccount driver={driver} hrefOf={mandateHref} onSigned={onSigned} />
    </Stack>
  )
}
