import { useState } from 'react'
import { isOtherVehicle } from '@volant/domain/deliveries/identity'
import { useApiErrorWords } from '../../../lib/api-error-words'
import { notify } from '../../../ui/feedback/toasts'
import { useFiling } from '../inspection/use-filing'
import type { Mission, MissionVehicle } from '../mission'
import { useDraft } from '../use-draft'
import { answerOf, type IdentityDraft } from './asked'

/** Compares what is typed with the order on this phone, and files it; another vehicle only once the driver has read it again. */
export function useIdentity({ id, version, options }: Mission, vehicle: MissionVehicle, onNext: () => void) {
  const words = useApiErrorWords()
  const { identity } = vehicle
  const filing = useFiling(id, version, vehicle.id)
  const [typed, change, filed] = useDraft<IdentityDraft>(id, `identity.${vehicle.id}`, () => ({
    plate: identity?.plate ?? '',
    noPlate: identity !== null && identity.plate === null,
    vin: identity?.vin ?? '',
  }))
  /** Pressed with something missing, or with what is of another vehicle. */
  const [tried, setTried] = useState(false)
  const { underWPlate, needed, vinAsked, lacking, isFiled, toFile, differs, goesOn } = answerOf(typed, vehicle, options)

  const go = async () => {
    if (lacking || (differs && !tried)) return setTried(true)
    if (toFile)
      try {
        await filing.mutateAsync({ patch: { identity: { ...toFile, seenAt: new Date().toISOString() } } })
      } catch (error) {
        // the storage of the phone is full
        return notify.error(words(error))
      }
    filed()
    setTried(false)
    if (goesOn) onNext()
  }
  return {
    typed,
    change(more: Partial<IdentityDraft>) {
      setTried(false)
      change(more)
    },
    underWPlate,
    needed,
    vinAsked,
    lacking: tried ? lacking : undefined,
    /** The driver has been told that it is another one and has not confirmed it yet. */
    differs: tried && differs,
    /** It was filed, and the office has neither accepted it nor corrected the order. */
    isStopped: isFiled && isOtherVehicle(vehicle, options),
    isFree: isFiled && !isOtherVehicle(vehicle, options),
    busy: filing.isPending,
    go,
  }
}
