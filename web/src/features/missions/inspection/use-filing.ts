import { useMutation } from '@tanstack/react-query'
import type { KeptFile, VehiclePatch } from '../outbox/entry'
import { outbox } from '../outbox/outbox'

interface Filed {
  readonly patch: VehiclePatch
  /** What the patch names by a reference of this phone. */
  readonly files?: readonly KeptFile[]
}

/** Keeps photos or figures of a vehicle; they are sent in the order in which they were filed. */
export function useFiling(missionId: string, version: number, vehicleId: string) {
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ patch, files }: Filed) =>
      outbox.add({ missionId, version, call: { kind: 'filing', vehicleId, patch }, files }),
  })
}
