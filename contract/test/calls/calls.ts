import type { Call } from './call'
import { DELIVERIES } from './deliveries'
import { PEOPLE } from './people'
import { SERVICE } from './service'
import { UPKEEP } from './upkeep'

/** Every REST call of the contract, by its operation. */
export const CALLS: Readonly<Record<string, Call>> = { ...PEOPLE, ...DELIVERIES, ...SERVICE, ...UPKEEP }
