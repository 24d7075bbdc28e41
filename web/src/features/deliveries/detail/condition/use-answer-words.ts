import type { CheckPoint } from '@volant/domain/inspection/check-list'
import { MISSING } from '../../../../lib/format'
import { useWords } from '../../../../lib/i18n'
import type { Condition } from './seen'

/** An answer in words. */
export function useAnswerWords(): (point: CheckPoint, list: Condition['list']) => string {
  const i = useWords('inspection')
  return (point, list) => {
    const said = list[point]
    if (said === null) return MISSING
    if (point === 'keys') return String(said)
    if (point === 'spareWheel') return list.spareWheel ? i(`spareWheel.${list.spareWheel}`) : MISSING
    if (point === 'tyres') return list.tyres ? i(`tyres.${list.tyres}`) : MISSING
    return i(`answer.${point}.${said ? 'yes' : 'no'}`)
  }
}
