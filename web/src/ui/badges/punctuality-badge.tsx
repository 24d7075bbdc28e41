import type { PunctualityState } from '@volant/domain/deliveries/punctuality'
import { useWords } from '../../lib/i18n'
import { StatusBadge, type Tone } from './status-badge'

export const PUNCTUALITY_TONES: Record<PunctualityState, Tone> = {
  LATE: 'red',
  TIGHT: 'amber',
  ON_TIME: 'green',
  DONE_LATE: 'red',
  DONE_ON_TIME: 'green',
  NONE: 'grey',
}

/** Late, tight or on time, in a word. */
export function PunctualityBadge({ state }: { state: PunctualityState }) {
  const t = useWords('punctuality')
  return <StatusBadge tone={PUNCTUALITY_TONES[state]} label={t(`state.${state}`)} />
}
