import { useState } from 'react'
import type { MissionStep } from '@volant/domain/deliveries/actions'
import { useQueryClient } from '@tanstack/react-query'
import { v7 as uuid } from 'uuid'
import { request } from '../../lib/api'
import { ApiError } from '../../lib/api-error'
import { tripFor, type Mission } from './mission'
import type { KeptFile, StepDetails } from './outbox/entry'
import { outbox } from './outbox/outbox'
import { AdvanceMissionDocument } from './queries.generated'

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

/**
 * Takes the steps of a mission. Each is kept on this phone first: without a network the mission goes on and the step is sent
 * later, with one the screen waits for the answer.
 */
export function useAdvance(mission: Mission) {
  const { id: missionId, version } = mission
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<StepProblem>()

  /** @returns whether the step was taken, if only on this phone */
  const advance = async (
    action: MissionStep,
    details: Omit<StepDetails, 'action'> = {},
    files: readonly KeptFile[] = [],
  ): Promise<boolean> => {
    setBusy(true)
    setProblem(undefined)
    try {
      const vehicleId = tripFor(mission, action).vehicle?.id
      const call = { kind: 'step', details: { action, ...details }, vehicleId } as const
      const outcome = await outbox.addAndWait({ missionId, version, call, files })
      if (outcome.is === 'refused') setProblem(problemOf(outcome.error))
      else await outbox.drafts.remove(missionId, action)
      return outcome.is !== 'refused'
    } catch (error) {
      // the storage of the phone is full
      setProblem({ at: 'step', error })
      return false
    } finally {
      setBusy(false)
    }
  }
  /** Gives the mission back: asked of the server at once, because another driver is to be found. @returns whether it was */
  const withdraw = async (reason: string): Promise<boolean> => {
    setBusy(true)
    setProblem(undefined)
    try {
      const input = { deliveryId: missionId, action: 'WITHDRAW', reason, idempotencyKey: uuid() } as const
      await request(AdvanceMissionDocument, { input })
      void client.invalidateQueries({ queryKey: ['deliveries'] })
      return true
    } catch (error) {
      setProblem(problemOf(error))
      return false
    } finally {
      setBusy(false)
    }
  }
  return { advance, withdraw, busy, problem, clear: () => setProblem(undefined) }
}

export type Advancing = ReturnType<typeof useAdvance>
