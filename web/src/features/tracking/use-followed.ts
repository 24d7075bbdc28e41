import { useState, useSyncExternalStore } from 'react'
import { TRACKED_STATUSES } from '@volant/domain/deliveries/statuses'
import { useDeliveryPosition, useLiveStatus, type LiveStatus } from '../../lib/live'
import { OLD_POSITION_MS } from '../../lib/map/points'
import { useNow } from '../../lib/use-now'
import type { Tracked } from './tracking-queries'

const SECOND_MS = 1000

function watchNetwork(changed: () => void): () => void {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}
const isOnline = () => navigator.onLine

/** What the page knows beyond the answer of the server, and how well it is connected. */
export function useFollowed(trackingId: string, tracked: Tracked) {
  const now = useNow(SECOND_MS)
  const [status, setStatus] = useState<LiveStatus>()
  useLiveStatus(setStatus)
  const online = useSyncExternalStore(watchNetwork, isOnline)
  const moving = TRACKED_STATUSES.some((known) => known === tracked.status)
  const live = useDeliveryPosition(trackingId, tracked.position)
  const position = moving ? live : undefined
  return {
    now,
    moving,
    position,
    /** The driver's phone has been silent for a while. */
    isOld: position !== undefined && now.getTime() - Date.parse(position.recordedAt) > OLD_POSITION_MS,
    connection: !online
      ? ('offline' as const)
      : status === undefined
        ? ('connecting' as const)
        : status === 'connected'
          ? ('connected' as const)
          : ('disconnected' as const),
  }
}

export type Followed = ReturnType<typeof useFollowed>
