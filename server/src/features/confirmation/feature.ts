import type { Feature } from '../../platform/feature'
import type { Platform } from '../../platform/platform'
import { confirmationReactions } from './reactions'
import { confirmationDoors } from './doors'
import { confirmationRetention } from './retention'
import { createConfirmation } from './service'

export function createConfirmationFeature({ db, clock, config }: Platform): Feature {
  return {
    operations: confirmationDoors(createConfirmation({ db, clock, publicUrl: config.PUBLIC_URL })),
    reactions: confirmationReactions,
    retention: confirmationRetention,
    publicLinks: ['/delivery-customer-confirmation', '/delivery/confirm'],
  }
}
