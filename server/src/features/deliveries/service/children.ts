import { AppError } from '@volant/contract/errors'
import type { Tx } from '../../../platform/db/database'
import { insertAddress } from '../store/addresses'
import type { DeliveryChange, DeliveryRow } from '../store/row'
import { updateVehicle, vehicleIds } from '../store/vehicles'
import type { EditForm } from './form'

const ENDS = [
  ['fromAddress', 'fromAddressId'],
  ['toAddress', 'toAddressId'],
  ['toReturnFromAddress', 'toReturnFromAddressId'],
  ['toReturnToAddress', 'toReturnToAddressId'],
] as const

export async function writeAddresses(tx: Tx, form: EditForm): Promise<DeliveryChange> {
  const set: DeliveryChange = {}
  for (const [field, column] of ENDS) {
    const address = form[field]
    if (address === null) set[column] = null
    if (address) set[column] = await insertAddress(tx, address)
  }
  return set
}

/** The vehicles of a form, in order; an id that is not one of this delivery's vehicles is unknown. */
export async function writeVehicles(tx: Tx, form: EditForm, row: DeliveryRow): Promise<void> {
  if (!form.vehicles) return
  const own = await vehicleIds(tx, row.id)
  for (const [index, wanted] of form.vehicles.entries()) {
    const target = wanted.id ? own.find((id) => id === wanted.id) : own[index]
    if (target === undefined) throw new AppError('NOT_FOUND')
    await updateVehicle(tx, target, {
      vin: wanted.vin ? wanted.vin.toUpperCase().replaceAll(/\s/g, '') : null,
      carType: wanted.carType,
      vehicleCode: wanted.vehicleCode.toUpperCase(),
      marque: wanted.marque,
      model: wanted.model,
      type: wanted.type,
    })
  }
}
