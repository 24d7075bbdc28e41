import type { ProblemKind } from '@volant/domain/deliveries/problems'
import { v7 as uuid } from 'uuid'
import { useWords } from '../../../lib/i18n'
import type { Mission } from '../mission'
import { refOf } from '../outbox/entry'
import { useLeaving } from '../use-leaving'

/** What is typed of a problem, as the phone keeps it until it is reported. */
export interface ProblemDraft {
  readonly kind: ProblemKind | null
  readonly text: string
  readonly photo: Blob | undefined
}

/** Tells the office: at once where there is a network, else as soon as it returns. */
export function useReport(mission: Mission) {
  const t = useWords('problems')
  const { leave, busy, problem } = useLeaving(mission)

  /** @returns whether the office knows, or will */
  const report = ({ kind, text, photo }: ProblemDraft & { readonly kind: ProblemKind }): Promise<boolean> => {
    const metadata = { module: 'delivery', deliveryId: mission.id, kind: 'problem' } as const
    const files = photo ? [{ ref: refOf(uuid()), blob: photo, fileName: 'problem.jpg', metadata }] : []
    const call = { kind: 'problem', report: { kind, text: text.trim(), photoKey: files[0]?.ref ?? null } } as const
    return leave({ call, files }, t('reported'), t('waits'))
  }
  return { report, busy, problem }
}
