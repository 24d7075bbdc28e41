import type { DriverState } from '@volant/domain/kernel/actor'
import { drivers } from '../tables/drivers'
import { computed, written } from './source'

/** The name of a driver's state, from the three columns that hold it. The domain's `driverState` says the same of one driver. */
export const driverState = computed<DriverState>`CASE WHEN ${drivers.disabled} THEN 'DISABLED' WHEN ${drivers.rejectedByAlb} THEN 'REFUSED' WHEN ${drivers.confirmedByAlb} THEN 'ACCEPTED' ELSE 'WAITING' END`

/** @param row the name under which the driver stands in the statement */
export const driverStateOf = (row: string) => written(driverState, [drivers, row])
