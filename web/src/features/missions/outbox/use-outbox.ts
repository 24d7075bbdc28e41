import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { missionQuery } from '../mission-queries'
import { urlOf } from './object-url'
import { outbox, type OutboxState } from './outbox'
import { whenIdle } from '../../../lib/when-idle'
import { packMissions } from './pack'
import { keepPapers } from './papers'
import { projected } from './project'
import { startSending } from './send'

export function useOutbox(): OutboxState {
  return useSyncExternalStore(outbox.subscribe, outbox.state)
}

/** Mounted once by the driver's shell: sends while any of its pages is open. */
export function OutboxSender() {
  const client = useQueryClient()
  useEffect(() => startSending(client), [client])
  useEffect(() => {
    // Without a network there is nothing to bring, and who is not accepted yet has no missions.
    const pack = () => void packMissions(client).catch(() => undefined)
    const cancel = whenIdle(pack)
    window.addEventListener('online', pack)
    return () => {
      cancel()
      window.removeEventListener('online', pack)
    }
  }, [client])
  return null
}

/** A mission as the driver left it, whether the server has heard of it or not. */
export function useMission(id: string) {
  const { entries, attended, loaded } = useOutbox()
  const found = useQuery(missionQuery(id))
  const { data } = found
  useEffect(() => {
    if (data) void keepPapers(data).catch(() => undefined)
  }, [data])
  const mission = useMemo(
    () =>
      data &&
      projected(
        data,
        // until its answer is there, a step that is waited for is not taken
        entries.filter((entry) => !attended.has(entry.id)),
        urlOf,
      ),
    [data, entries, attended],
  )
  return { ...found, data: mission, isPending: found.isPending || !loaded }
}
