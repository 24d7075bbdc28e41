import type { Mark } from '@volant/domain/inspection/marks'
import { useWords } from '../../lib/i18n'

/** What a mark is and how large, in one line: « Rayure, plus de 30 mm ». */
export function useMarkWords(): (mark: Pick<Mark, 'kind' | 'size'>) => string {
  const i = useWords('inspection')
  return ({ kind, size }) => i('what', { kind: i(`kind.${kind}`), size: i(`size.${size}`) })
}
