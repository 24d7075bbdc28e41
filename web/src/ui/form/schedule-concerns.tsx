import { Alert } from '@mantine/core'
import { IconClockExclamation } from '@tabler/icons-react'
import { scheduleConcerns } from '@volant/domain/deliveries/schedule'
import type { DeliveryType } from '@volant/domain/deliveries/statuses'
import { formatDuration } from '../../lib/format'
import { useWords } from '../../lib/i18n'

interface Props {
  type: DeliveryType
  pickUp: string | null | undefined
  deadline: string | null | undefined
  /** Of the whole journey in seconds; unknown while an address is missing. */
  duration?: number | null
}

const dateOf = (text: string | null | undefined) => (text ? new Date(text) : null)

/** Names what may have been overlooked in the dates; it never stops anybody. */
export function ScheduleConcerns({ type, pickUp, deadline, duration = null }: Props) {
  const t = useWords('ui')
  const concerns = scheduleConcerns({
    type,
    carPickUpDate: dateOf(pickUp),
    carDeliveryDeadline: dateOf(deadline),
    duration,
  })
  if (concerns.length === 0) return null
  return (
    <Alert color="orange" variant="light" role="status" mt="sm" icon={<IconClockExclamation size={18} />}>
      {concerns.map((concern) => (
        <div key={concern}>{t(`schedule.${concern}`, { drive: formatDuration(duration) })}</div>
      ))}
    </Alert>
  )
}
