import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import { coalesce } from '../../lib/coalesce'
import { invalidateShown } from '../../lib/form-query'
import { useWords } from '../../lib/i18n'
import { useDriverHints, useLiveHints, useLiveStatus, type LiveStatus } from '../../lib/live'
import { sessionQuery } from '../../lib/session'
import { notify } from '../../ui/feedback/toasts'

/**
 * Keeps the data live: a hint invalidates the queries of deliveries or drivers, and those of payments, which follow both; a reconnection
 * all that is shown. A toast shows the state of the connection.
 */
export function LiveConnection() {
  const t = useWords('shell')
  const client = useQueryClient()
  const last = useRef<LiveStatus>(undefined)
  // Asking again cuts off the request under way: in a busy minute a list would be asked for often and never come.
  const refresh = useMemo(() => {
    const again = (...queryKey: string[]) => coalesce(() => client.invalidateQueries({ queryKey }))
    return { deliveries: again('deliveries'), drivers: again('drivers'), payments: again('invoices', 'payments') }
  }, [client])
  useLiveHints((hint) => {
    if (!hint) return void invalidateShown(client)
    refresh.deliveries()
    refresh.payments()
  })
  useDriverHints(() => {
    refresh.drivers()
    refresh.payments()
  })
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
