import type { Feature } from '../../platform/feature'
import type { Platform } from '../../platform/platform'
import { outboxDoor } from './doors'

export function createOutboxFeature({ db }: Platform): Feature {
  return { operations: [outboxDoor(db)] }
}
