import type { Feature } from '../../platform/feature'
import type { Platform } from '../../platform/platform'
import { upkeepDoors } from './doors/doors'
import { securityExportDoor } from './doors/export'
import type { Running } from './read/state'
import { createMessageMoves } from './service'

export interface UpkeepFeature extends Feature {
  /** Once the product is open: what it says of itself while it runs. */
  watch(running: Running): void
}

export function createUpkeepFeature(platform: Platform): UpkeepFeature {
  const { config, db, clock } = platform
  let watched: Running | undefined
  return {
    operations: [
      ...upkeepDoors(platform, createMessageMoves(platform), () => watched),
      securityExportDoor(db, clock, config.seller.name),
    ],
    watch(running) {
      watched = running
    },
  }
}
