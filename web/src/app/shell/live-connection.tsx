import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useWords } from '../../lib/i18n'
import { useLiveHints, useLiveStatus, type LiveStatus } from '../../lib/live'
import { notify } from '../../ui/feedback/toasts'

const GREETED = 'volant.liveGreeted'

/** Keeps the panel live: a hint makes every delivery query stale; the state of the connection is said in a toast. */
export function LiveConnection() {
  const t = useWords('shell')
  const client = useQueryClient()
  const last = useRef<LiveStatus>(undefined)
  useLiveHints(() => void client.invalidateQueries({ queryKey: ['deliveries'] }))
  useLiveStatus((status) => {
    if (status === last.current) return
    const first = last.current === undefined
    last.current = status
    // Said once a session and after each loss, not on every reload.
    if (status === 'connected' && first && sessionStorage.getItem(GREETED)) return
    sessionStorage.setItem(GREETED, '1')
    notify.info(t(`live.${status}`), 'live')
  })
  return null
}
