import { useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '../../../lib/api'
import type { Mission } from '../mission'
import { missionQuery } from '../mission-queries'
import { FileInspectionDocument, type FileInspectionMutationVariables } from '../queries.generated'

type Filed = FileInspectionMutationVariables['input']

/** Saves photos or figures of a vehicle one after the other, so that simultaneous photos do not overwrite each other. */
export function useFiling(missionId: string, vehicleId: string) {
  const client = useQueryClient()
  const { queryKey } = missionQuery(missionId)
  return useMutation({
    scope: { id: `inspection-${vehicleId}` },
    mutationFn: async (filed: Omit<Filed, 'id'>) =>
      (await request(FileInspectionDocument, { input: { id: vehicleId, ...filed } })).updateVehicle,
    onSuccess: async (vehicle) => {
      // The response of an earlier query would restore the old photos.
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, (mission: Mission | null | undefined) =>
        mission
          ? { ...mission, vehicles: mission.vehicles.map((v) => (v.id === vehicle.id ? { ...v, ...vehicle } : v)) }
          : mission,
      )
    },
  })
}
