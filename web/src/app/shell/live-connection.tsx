import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useWords } from '../../lib/i18n'
import { useLiveHints, useLiveStatus, type LiveStatus } from '../../lib/live'
import { notify } from '../../ui/feedback/toasts'

/**
 * Keeps the panel live: a hint makes every delivery query stale, a connection that came back makes all of them so. The state
 * of the connection is said in a toast.
 */
export function LiveConnection() {
  const t = useWords('shell')
  const client = useQueryClient()
  const last = useRef<LiveStatus>(undefined)
  useLiveHints((hint) => void client.invalidateQueries(hint ? { queryKey: ['deliveries'] } : undefined))
  useLiveStatus((status) => {
    if (status === last.current) return
    const first = last.current === undefined
    last.current = status
    // That it works is news only after it did not.
    if (status === 'connected' && first) return
    notify.info(t(`live.${status}`), 'live')
  })
  return null
}
