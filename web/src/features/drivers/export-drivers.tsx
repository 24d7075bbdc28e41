import type { exportDrivers } from '@volant/contract/rest/drivers'
import { isPostalCodeFilter } from '@volant/domain/drivers/postal-code'
import type { DriverState } from '@volant/domain/kernel/actor'
import { call } from '../../lib/api'
import { ExportButton } from '../../ui/data/export-button'
import type { DriversSearch } from './drivers-search'

interface Props {
  state: DriverState
  search: DriversSearch
}

/** Exports the whole list as a workbook with the current search and order. */
export function ExportDrivers({ state, search }: Props) {
  const { page: _page, open: _open, postalCode, ...rest } = search
  const body = { ...rest, state, postalCode: isPostalCodeFilter(postalCode) ? postalCode : '' }
  return (
    <ExportButton load={(options) => call<typeof exportDrivers>('POST /drivers/downloadXlsx', { body }, options)} />
  )
}
