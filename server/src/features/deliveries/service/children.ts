import { isDeepStrictEqual } from 'node:util'
import { AppError } from '@volant/contract/errors'
import { writtenPlate } from '@volant/domain/deliveries/plates'
import type { Tx } from '../../../platform/db/database'
import { addressesById, differenceOf, insertAddress } from '../store/addresses'
import type { DeliveryChange, DeliveryRow } from '../store/row'
import { updateVehicle, vehiclesOf } from '../store/vehicles'
import type { VehicleChange } from '../store/vehicles'
import { isAbout } from './form'
import type { EditForm } from './form'

const ENDS = [
  ['fromAddress', 'fromAddressId'],
  ['toAddress', 'toAddressId'],
  ['toReturnFromAddress', 'toReturnFromAddressId'],
  ['toReturnToAddress', 'toReturnToAddressId'],
] as const

interface WrittenAddresses {
  readonly set: DeliveryChange
  /** Fields whose place is another one; `addressPrecision` where only the words for the driver are. */
  readonly changed: readonly string[]
}

/** Writes the addresses that differ from what the delivery has. */
export async function writeAddresses(tx: Tx, form: EditForm, row: DeliveryRow): Promise<WrittenAddresses> {
  const sent = ENDS.filter(([field]) => form[field] !== undefined)
  const stored = await addressesById(
    tx,
    sent.map(([, column]) => row[column]),
  )
  const set: DeliveryChange = {}
  const changed = new Set<string>()
  for (const [field, column] of sent) {
    const address = form[field]
    if (!address) {
      if (row[column] !== null) changed.add(field)
      set[column] = null
      continue
    }
    const difference = differenceOf(stored.get(row[column] ?? ''), address)
    if (difference === null) continue
    changed.add(difference === 'place' ? field : 'addressPrecision')
    set[column] = await insertAddress(tx, address)
  }
  return { set, changed: [...changed] }
}

interface VehicleEdit {
  readonly id: string
  readonly set: VehicleChange
  /** Another category of the first vehicle: of what is said of vehicles, the price stands on that alone. */
  readonly isPriced: boolean
}

/** The vehicles of a form, in order, that differ from the delivery's; an id that is not one of its own is unknown. */
export async function changedVehicles(tx: Tx, form: EditForm, row: DeliveryRow): Promise<VehicleEdit[]> {
  if (!form.vehicles) return []
  const own = await vehiclesOf(tx, row.id)
  return form.vehicles.flatMap((wanted, place) => {
    const target = own.find((vehicle) => isAbout(wanted, place, vehicle))
    if (target === undefined) throw new AppError('NOT_FOUND')
    const set = {
      vin: wanted.vin ? wanted.vin.toUpperCase().replaceAll(/\s/g, '') : null,
      carType: wanted.carType,
      vehicleCode: writtenPlate(wanted.vehicleCode),
      marque: wanted.marque,
      model: wanted.model,
      type: wanted.type,
    }
    const isPriced = target.position === 0 && set.carType !== target.carType
    return isDeepStrictEqual({ ...target, ...set }, target) ? [] : [{ id: target.id, set, isPriced }]
  })
}

export async function writeVehicles(tx: Tx, edits: readonly VehicleEdit[]): Promise<void> {
  for (const { id, set } of edits) await updateVehicle(tx, id, set)
}
