import { useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { MissionStep } from '@volant/domain/deliveries/actions'
import { request } from '../../lib/api'
import { ApiError } from '../../lib/api-error'
import { missionQuery } from './mission-queries'
import { AdvanceMissionDocument, type AdvanceMissionMutationVariables } from './queries.generated'

type StepInput = AdvanceMissionMutationVariables['input']
type StepDetails = Omit<StepInput, 'deliveryId' | 'action' | 'occurredAt' | 'idempotencyKey'>

/** Why the server refused the step, by the control that shows it. */
export type StepProblem =
  | { readonly at: 'code'; readonly locked: false }
  | { readonly at: 'code'; readonly locked: true; readonly until: number }
  | { readonly at: 'inspection'; readonly missing: readonly string[] }
  | { readonly at: 'step'; readonly error: unknown }

function problemOf(error: unknown): StepProblem {
  if (!(error instanceof ApiError)) return { at: 'step', error }
  const { reason, retryAfter, missing, fields } = error
  if (reason === 'CODE_LOCKED') return { at: 'code', locked: true, until: Date.now() + (retryAfter ?? 0) * 1000 }
  if (fields.some(({ path }) => path === 'code')) return { at: 'code', locked: false }
  if (reason === 'INSPECTION_INCOMPLETE') return { at: 'inspection', missing }
  return { at: 'step', error }
}

/** Sends the steps of a mission. A repeated step keeps its idempotency key, so it is safe to retry after a lost response. */
export function useAdvance(deliveryId: string) {
  const client = useQueryClient()
  const last = useRef<{ readonly content: string; readonly input: StepInput }>(undefined)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<StepProblem>()

  const inputFor = (action: MissionStep | 'WITHDRAW', details: StepDetails): StepInput => {
    const content = JSON.stringify([action, details])
    if (last.current?.content !== content) {
      const stamp = { occurredAt: new Date().toISOString(), idempotencyKey: crypto.randomUUID() }
      last.current = { content, input: { deliveryId, action, ...details, ...stamp } }
    }
    return last.current.input
  }

  /** @returns whether the step succeeded */
  const advance = async (action: MissionStep | 'WITHDRAW', details: StepDetails = {}): Promise<boolean> => {
    setBusy(true)
    setProblem(undefined)
    try {
      const { advanceMission } = await request(AdvanceMissionDocument, { input: inputFor(action, details) })
      last.current = undefined
      client.setQueryData(missionQuery(deliveryId).queryKey, advanceMission)
      void client.invalidateQueries({ queryKey: ['deliveries', 'missions'] })
      return true
    } catch (error) {
      const found = problemOf(error)
      // After a response the next attempt needs a new key; only a step without a response is repeated with its key.
      if (!(error instanceof ApiError) || error.code !== 'UNAVAILABLE') last.current = undefined
      setProblem(found)
      if (error instanceof ApiError && (error.code === 'CONFLICT' || error.code === 'NOT_FOUND'))
        void client.invalidateQueries({ queryKey: ['deliveries', 'mission', deliveryId] })
      return false
    } finally {
      setBusy(false)
    }
  }
  return { advance, busy, problem, clear: () => setProblem(undefined) }
}

export type Advancing = ReturnType<typeof useAdvance>
