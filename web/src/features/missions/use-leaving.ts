import { useState } from 'react'
import { notify } from '../../ui/feedback/toasts'
import type { Mission } from './mission'
import { outbox } from './outbox/outbox'
import type { StepProblem } from './use-advance'

type Work = Pick<Parameters<typeof outbox.addAndWait>[0], 'call' | 'files'>

/** Leaves with the office what is no step: at once where there is a network, else as soon as it returns. */
export function useLeaving({ id: missionId, version }: Pick<Mission, 'id' | 'version'>) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<StepProblem>()

  /** @returns whether the office knows of it, or will */
  async function leave(work: Work, done: string, later: string): Promise<boolean> {
    setBusy(true)
    setProblem(undefined)
    try {
      const outcome = await outbox.addAndWait({ missionId, version, ...work })
      if (outcome.is === 'refused') setProblem({ at: 'step', error: outcome.error })
      else notify.success(outcome.is === 'sent' ? done : later)
      return outcome.is !== 'refused'
    } catch (error) {
      // the storage of the phone is full
      setProblem({ at: 'step', error })
      return false
    } finally {
      setBusy(false)
    }
  }
  return { leave, busy, problem }
}
