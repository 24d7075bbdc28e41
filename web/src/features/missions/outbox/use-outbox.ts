import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { missionQuery, reportedQuery } from '../mission-queries'
import type { Entry } from './entry'
import { outbox, type OutboxState } from './outbox'
import { keepPapers } from './papers'
import { projected } from './project'
import { projectedProblems, type OwnProblem } from './project-problems'
import { startSending } from './send'
import { usePacking } from './use-packing'

export function useOutbox(): OutboxState {
  return useSyncExternalStore(outbox.subscribe, outbox.state)
}

/** Mounted once by the driver's shell: sends and packs while any of its pages is open. */
export function OutboxSender() {
  const client = useQueryClient()
  useEffect(() => startSending(client), [client])
  usePacking()
  return null
}

/** What was done here; a step for whose answer the driver waits is not taken until it is there. */
export function useTaken(): readonly Entry[] {
  const { entries, attended } = useOutbox()
  return useMemo(() => entries.filter((entry) => !attended.has(entry.id)), [entries, attended])
}

/** A mission as the driver left it, whether the server has heard of it or not. */
export function useMission(id: string) {
  const { loaded } = useOutbox()
  const taken = useTaken()
  const found = useQuery(missionQuery(id))
  const { data } = found
  useEffect(() => {
    if (data) void keepPapers(data).catch(() => undefined)
  }, [data])
  const mission = useMemo(() => data && projected(data, taken, outbox.urlOf), [data, taken])
  return { ...found, data: mission, isPending: found.isPending || !loaded }
}

/** What the driver has reported of a mission, whether the server has heard of it or not. */
export function useReported(id: string): readonly OwnProblem[] {
  const taken = useTaken()
  const { data } = useQuery(reportedQuery(id))
  return useMemo(() => {
    const own = taken.filter(({ missionId }) => missionId === id)
    return projectedProblems(data ?? [], own, outbox.urlOf)
  }, [data, taken, id])
}
