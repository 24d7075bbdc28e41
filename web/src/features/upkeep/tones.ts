import type { MessageState } from '@volant/domain/upkeep/message-states'
import type { Tone } from '../../ui/badges/status-badge'
import type { JobRow } from './upkeep-queries'

export const TONE_OF_MESSAGE: Readonly<Record<MessageState, Tone>> = {
  WAITING: 'sky',
  RETRYING: 'amber',
  PARKED: 'red',
  GIVEN_UP: 'grey',
  SENT: 'green',
}

export const TONE_OF_RUN: Readonly<Record<NonNullable<JobRow['lastRun']>['outcome'], Tone>> = {
  DONE: 'green',
  FAILED: 'red',
  RUNNING: 'sky',
}
