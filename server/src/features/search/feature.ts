import type { Feature } from '../../platform/feature'
import type { Platform } from '../../platform/platform'
import type { Presenter } from '../deliveries/public'
import { searchResolvers } from './doors'
import { createSearch } from './read/search'

interface Needs {
  readonly files: Presenter
}

export function createSearchFeature({ db, clock }: Platform, { files }: Needs): Feature {
  return { operations: searchResolvers(createSearch(db, files), clock) }
}
