import {
  IconAlertTriangle,
  IconCircleCheck,
  IconClockCheck,
  IconClockExclamation,
  IconMinus,
  type Icon,
} from '@tabler/icons-react'
import type { PunctualityState } from '@volant/domain/deliveries/punctuality'

const SIGNS: Record<PunctualityState, Icon> = {
  LATE: IconAlertTriangle,
  TIGHT: IconClockExclamation,
  ON_TIME: IconClockCheck,
  DONE_LATE: IconAlertTriangle,
  DONE_ON_TIME: IconCircleCheck,
  NONE: IconMinus,
}

/** The verdict as a sign, so that the colour of a bar says nothing alone. */
export function PunctualitySign({ state }: { state: PunctualityState }) {
  const Sign = SIGNS[state]
  return <Sign size={14} style={{ flex: 'none' }} aria-hidden="true" />
}
