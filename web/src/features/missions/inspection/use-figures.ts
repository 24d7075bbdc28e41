import { UNKNOWN_MILEAGE } from '@volant/domain/deliveries/facts'
import { isMileageAfter } from '@volant/domain/deliveries/inspection'
import { missingOf, type MissionVehicle, type Side } from '../mission'
import { useDraft } from '../use-draft'

/** The stored values. Without a fuel level a mileage of −1 means that nothing was entered yet. */
function filedOf(vehicle: MissionVehicle, side: Side) {
  const mileage = side === 'before' ? vehicle.mileageBefore : vehicle.mileageAfter
  const essence = side === 'before' ? vehicle.essenceBefore : vehicle.essenceAfter
  return { mileage: mileage === UNKNOWN_MILEAGE && essence === null ? null : mileage, essence }
}

/** The typed mileage and fuel, and the fields that are still missing with them. */
export function useFigures(missionId: string, vehicle: MissionVehicle, side: Side) {
  const [typed, change, filed] = useDraft(missionId, `figures.${vehicle.id}.${side}`, () => filedOf(vehicle, side))
  const { mileage, essence } = typed
  const [mileageField, essenceField] =
    side === 'before' ? (['mileageBefore', 'essenceBefore'] as const) : (['mileageAfter', 'essenceAfter'] as const)
  const withTyped = { ...vehicle, [mileageField]: mileage, [essenceField]: essence }
  const tooLow = side === 'after' && mileage !== null && !isMileageAfter(vehicle.mileageBefore, mileage)
  return {
    mileage,
    essence,
    tooLow,
    missing: missingOf(withTyped, side),
    /** The input of the API. */
    patch: { [mileageField]: mileage, [essenceField]: essence },
    setMileage: (km: number | null) => change({ mileage: km }),
    setEssence: (eighths: number) => change({ essence: eighths }),
    filed,
  }
}
