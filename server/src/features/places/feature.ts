import type { Feature } from '../../platform/feature'
import type { Platform } from '../../platform/platform'
import { placesDoors } from './doors'
import { createPlaces } from './service'

interface Needs {
  readonly isGuest: Parameters<typeof placesDoors>[1]
}

export function createPlacesFeature({ maps }: Platform, { isGuest }: Needs): Feature {
  return { operations: placesDoors(createPlaces(maps), isGuest) }
}
