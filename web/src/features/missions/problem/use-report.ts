import { useState } from 'react'
import type { ProblemKind } from '@volant/domain/deliveries/problems'
import { v7 as uuid } from 'uuid'
import { useWords } from '../../../lib/i18n'
import { notify } from '../../../ui/feedback/toasts'
import type { Mission } from '../mission'
import { refOf } from '../outbox/entry'
import { outbox } from '../outbox/outbox'
import type { StepProblem } from '../use-advance'

/** What is typed of a problem, as the phone keeps it until it is reported. */
export interface ProblemDraft {
  readonly kind: ProblemKind | null
  readonly text: string
  readonly photo: Blob | undefined
}

/** Tells the office: at once where there is a network, else as soon as it returns. */
export function useReport({ id: missionId, version }: Mission) {
  const t = useWords('problems')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<StepProblem>()

  /** @returns whether the office knows, or will */
  const report = async (said: ProblemDraft & { readonly kind: ProblemKind }): Promise<boolean> => {
    setBusy(true)
    setProblem(undefined)
    const { kind, text, photo } = said
    const metadata = { module: 'delivery', deliveryId: missionId, kind: 'problem' } as const
    const files = photo ? [{ ref: refOf(uuid()), blob: photo, fileName: 'problem.jpg', metadata }] : []
    const call = { kind: 'problem', report: { kind, text: text.trim(), photoKey: files[0]?.ref ?? null } } as const
    try {
      const outcome = await outbox.addAndWait({ missionId, version, call, files })
      if (outcome.is === 'refused') setProblem({ at: 'step', error: outcome.error })
      else notify.success(t(outcome.is === 'sent' ? 'reported' : 'waits'))
      return outcome.is !== 'refused'
    } catch (error) {
      // the storage of the phone is full
      setProblem({ at: 'step', error })
      return false
    } finally {
      setBusy(false)
    }
  }
  return { report, busy, problem }
}
