import { useWords } from '../../../lib/i18n'
import { VIEWS, type MissionVehicle } from '../mission'

/** What the level of this vehicle is called. */
export const levelOf = (vehicle: Pick<MissionVehicle, 'type'> | undefined) =>
  vehicle?.type === 'ELECTRIC' ? 'inspection.battery' : 'inspection.fuel'

/** Turns fields like `imagesBefore.top` into texts like « Avant ». */
export function useMissingWords(
  vehicle: Pick<MissionVehicle, 'type'> | undefined,
): (fields: readonly string[]) => string {
  const t = useWords('mission')
  const wordOf = (field: string) => {
    const view = VIEWS.find((each) => field.endsWith(`.${each}`))
    if (view) return t(`inspection.view.${view}`)
    return t(field.startsWith('mileage') ? 'inspection.mileage' : levelOf(vehicle))
  }
  return (fields) => fields.map(wordOf).join(', ')
}
