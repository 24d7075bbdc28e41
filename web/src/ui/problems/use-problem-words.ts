import { isPickUpProblem, type ProblemKind } from '@volant/domain/deliveries/problems'
import { useWords } from '../../lib/i18n'

/** What a driver reported, in words: at the pick-up those of the reasons to cancel. */
export function useProblemWords(): (kind: ProblemKind) => string {
  const t = useWords('problems')
  const d = useWords('deliveries')
  return (kind) => (isPickUpProblem(kind) ? d(`cancelReason.${kind}`) : t(`kind.${kind}`))
}
