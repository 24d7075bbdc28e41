import { useEffect, useRef, useState } from 'react'
import { unsaved } from '../../../lib/lazy/unsaved'
import { sendPosition } from '../../../lib/live'
import { watchPosition, type Fix, type FixProblem } from './geolocation'

/** Contract, Live channel: one a second. */
const EVERY_MS = 1000

interface Sharing {
  readonly problem?: FixProblem
  /** The newest position of the device, sent or not. */
  readonly fix?: Fix
  /** Epoch milliseconds of the last position that the server accepted. */
  readonly sentAt?: number
  /** The newest position did not reach the server. */
  readonly offline: boolean
}

/** Sends the position while mounted; after a failure it sends it again, or a newer one. */
export function usePositionSharing(deliveryId: string) {
  const [state, setState] = useState<Sharing>({ offline: false })
  const [paused, setPaused] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const newest = useRef<Fix>(undefined)

  useEffect(() => {
    if (paused) return
    let waiting = false
    let left = false
    let taken: string | undefined
    const release = unsaved.hold()
    const stop = watchPosition(
      (fix) => {
        newest.current = fix
        setState((now) => ({ ...now, fix, problem: undefined }))
      },
      (problem) => setState((now) => ({ ...now, problem })),
    )
    const timer = setInterval(() => {
      const fix = newest.current
      if (!fix || waiting || fix.recordedAt === taken) return
      waiting = true
      void sendPosition({ deliveryId, ...fix }).then((ok) => {
        waiting = false
        if (ok) taken = fix.recordedAt
        if (!left) setState((now) => ({ ...now, offline: !ok, ...(ok && { sentAt: Date.parse(fix.recordedAt) }) }))
      })
    }, EVERY_MS)
    return () => {
      left = true
      release()
      stop()
      clearInterval(timer)
    }
  }, [deliveryId, paused, attempt])

  return {
    ...state,
    paused,
    setPaused,
    /** To be called after the driver changed the permission. */
    retry: () => {
      setState({ offline: false })
      setAttempt((count) => count + 1)
    },
  }
}

export type PositionSharing = ReturnType<typeof usePositionSharing>
