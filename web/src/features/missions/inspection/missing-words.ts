import { useWords } from '../../../lib/i18n'
import { VIEWS } from '../mission'

/** Turns fields like `imagesBefore.top` into texts like « Avant ». */
export function useMissingWords(battery: boolean): (fields: readonly string[]) => string {
  const t = useWords('mission')
  const wordOf = (field: string) => {
    const view = VIEWS.find((each) => field.endsWith(`.${each}`))
    if (view) return t(`inspection.view.${view}`)
    return field.startsWith('mileage') ? t('inspection.mileage') : t(battery ? 'inspection.battery' : 'inspection.fuel')
  }
  return (fields) => fields.map(wordOf).join(', ')
}
