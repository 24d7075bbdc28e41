import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import { invalidateShown } from '../../lib/form-query'
import { useWords } from '../../lib/i18n'
import { useDriverHints, useLiveHints, useLiveStatus, type LiveStatus } from '../../lib/live'
import { sessionQuery } from '../../lib/session'
import { notify } from '../../ui/feedback/toasts'
import { createRefresh } from './refresh'

/** Keeps the data live: a hint asks again for what it may have changed, a reconnection for all that is shown. A toast shows the state of the connection. */
export function LiveConnection() {
  const t = useWords('shell')
  const client = useQueryClient()
  const last = useRef<LiveStatus>(undefined)
  const refresh = useMemo(() => createRefresh(client), [client])
  useLiveHints((hint) => {
    if (!hint) return void invalidateShown(client)
    refresh.afterDelivery()
  })
  useDriverHints(refresh.afterDriver)
  useLiveStatus((status) => {
    if (status === last.current) return
    const first = last.current === undefined
    last.current = status
    // The server also lets go of a session that was ended elsewhere: asking for it leads to the sign-in then.
    if (status !== 'connected') void client.invalidateQueries({ queryKey: sessionQuery.queryKey })
    // The first connection is expected, so it is not shown.
    if (status === 'connected' && first) return
    notify.info(t(`live.${status}`), 'live')
  })
  return null
}
