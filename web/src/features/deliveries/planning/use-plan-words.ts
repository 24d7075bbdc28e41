import { useMemo } from 'react'
import { formatDateTime } from '../../../lib/format'
import { useLanguage, useWords } from '../../../lib/i18n'
import type { Planned, PlannedDriver } from './planned'

/**
 * The words of every row, bar and way. They are asked for once: each question makes the library copy itself, and scrolling
 * brings hundreds of bars into view.
 */
export function usePlanWords() {
  const t = useWords('planning')
  const words = useWords('deliveries')
  const judged = useWords('punctuality')
  const language = useLanguage()
  return useMemo(
    () => ({
      t,
      language,
      /** A mission in words: what its bar shows by place, length, sign and colour. */
      missionText: ({ from, to, status, verdict }: Planned): string =>
        t('mission', {
          from: formatDateTime(from),
          to: formatDateTime(to),
          state: [words(`status.${status}`), judged(`state.${verdict}`)].join(', '),
        }),
      /** Why a driver can be given nothing; empty for those who can. */
      stateText: ({ state }: Pick<PlannedDriver, 'state'>): string =>
        state === 'ACCEPTED' ? '' : t(`former.${state}`),
    }),
    [t, words, judged, language],
  )
}
