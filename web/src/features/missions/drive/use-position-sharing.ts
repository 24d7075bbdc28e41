import { useEffect, useRef, useState } from 'react'
import type { MissionStep } from '@volant/domain/deliveries/actions'
import { unsaved } from '../../../lib/lazy/unsaved'
import { sendPosition } from '../../../lib/live'
import { outbox } from '../outbox/outbox'
import { stepWaits } from '../outbox/waiting'
import { keepPosition, sendKeptPositions } from './kept-positions'
import { endPause, isPaused, keepPause, onPauseInOtherTab, tellPause } from './tell-pause'
import { watchPosition, type Fix, type FixProblem } from './geolocation'

/** Contract, Live channel: one a second. */
const EVERY_MS = 1000

interface Sharing {
  readonly problem?: FixProblem
  /** The newest position of the device, sent or not. */
  readonly fix?: Fix
  /** The one before it. */
  readonly fixBefore?: Fix
  /** Epoch milliseconds of the last position that the server accepted. */
  readonly sentAt?: number
  /** The newest position did not reach the server. */
  readonly offline: boolean
}

/**
 * Sends the position while mounted. What cannot be sent is kept, thinned, and sent when the channel is back.
 * @param step the end of the leg: only the driver, or that end, ends a pause
 * @param pausedAt since when it is paused for the server
 */
export function usePositionSharing(deliveryId: string, step: MissionStep, pausedAt: string | null) {
  const [state, setState] = useState<Sharing>({ offline: false })
  const [paused, setPaused] = useState(() => isPaused(deliveryId, step, pausedAt))
  const [attempt, setAttempt] = useState(0)
  const newest = useRef<Fix>(undefined)

  // what was pressed before a restart
  useEffect(() => void tellPause(deliveryId, step), [deliveryId, step])

  useEffect(() => onPauseInOtherTab(deliveryId, step, setPaused), [deliveryId, step])

  useEffect(() => {
    if (paused) return
    let waiting = false
    let left = false
    // an earlier visit may have left some
    let lost = true
    let taken: string | undefined
    const release = unsaved.hold()
    const stop = watchPosition(
      (fix) => {
        newest.current = fix
        setState((now) => ({ ...now, fix, fixBefore: now.fix, problem: undefined }))
      },
      (problem) => setState((now) => ({ ...now, problem })),
    )
    const send = async (fix: Fix): Promise<boolean> => {
      // before the steps that wait the mission does not move for the server: the outbox brings them in their order
      if (stepWaits(outbox.queue.entries(), deliveryId)) return false
      try {
        // the older ones first: the server takes none that is older than its last
        if (lost) await sendKeptPositions(deliveryId)
        return await sendPosition({ deliveryId, ...fix })
      } catch {
        return false
      }
    }
    const timer = setInterval(() => {
      const fix = newest.current
      if (!fix || waiting || fix.recordedAt === taken) return
      waiting = true
      void send(fix).then((ok) => {
        waiting = false
        lost = !ok
        if (ok) taken = fix.recordedAt
        else void keepPosition(deliveryId, fix)
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
    setPaused: (next: boolean) => {
      setPaused(next)
      void keepPause(deliveryId, step, next)
      void tellPause(deliveryId, step)
    },
    /** To be called once the leg is over. */
    end: () => void endPause(deliveryId, step),
    /** To be called after the driver changed the permission. */
    retry: () => {
      setState({ offline: false })
      setAttempt((count) => count + 1)
    },
  }
}

export type PositionSharing = ReturnType<typeof usePositionSharing>
