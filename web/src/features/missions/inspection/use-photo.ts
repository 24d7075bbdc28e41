import { useEffect, useEffectEvent, useState } from 'react'
import { EXTRA_VIEWS } from '@volant/domain/deliveries/facts'
import type { Side, View } from '../mission'
import { isRetryable, upload } from '../../../lib/files/upload'
import { unsaved } from '../../../lib/lazy/unsaved'
import { waitForRetry } from '../../../lib/retry'
import { useFiling } from './use-filing'
import { toPhoto } from '../../../lib/files/photo'

interface Place {
  readonly missionId: string
  readonly vehicleId: string
  readonly side: Side
  readonly view: View
}

type State =
  | { readonly is: 'idle' }
  | { readonly is: 'sending'; readonly share: number }
  | { readonly is: 'failed'; readonly why: 'unreadable' | 'unsent' }
  /** Retried when the network returns. */
  | { readonly is: 'waiting'; readonly failures: number }

const isExtra = (view: View) => EXTRA_VIEWS.some((extra) => extra === view)

/**
 * One photo of a vehicle: resizes the camera's file, uploads it, and keeps it for another attempt. Network failures are
 * retried automatically.
 */
export function usePhoto({ missionId, vehicleId, side, view }: Place) {
  const [state, setState] = useState<State>({ is: 'idle' })
  const [taken, setTaken] = useState<{ readonly photo: Blob; readonly url: string }>()
  const filing = useFiling(missionId, vehicleId)
  useEffect(() => () => (taken ? URL.revokeObjectURL(taken.url) : undefined), [taken])

  const send = async (photo: Blob, failures = 0) => {
    setState({ is: 'sending', share: 0 })
    try {
      const key = await upload({
        file: photo,
        fileName: `${side}-${view}.jpg`,
        metadata: {
          module: 'delivery',
          CarState: isExtra(view) ? 'extraImages' : 'images',
          carId: vehicleId,
          deliveryId: missionId,
          imagePos: view,
          state: side,
        },
        onProgress: (share) => setState({ is: 'sending', share }),
      })
      await filing.mutateAsync({ [side === 'before' ? 'imagesBefore' : 'imagesAfter']: { [view]: key } })
      setState({ is: 'idle' })
    } catch (error) {
      setState(isRetryable(error) ? { is: 'waiting', failures: failures + 1 } : { is: 'failed', why: 'unsent' })
    }
  }
  const sendAgain = useEffectEvent((failures: number) => taken && void send(taken.photo, failures))
  const failures = state.is === 'waiting' ? state.failures : 0
  useEffect(() => {
    if (failures === 0) return
    const left = new AbortController()
    const release = unsaved.hold()
    void waitForRetry(failures, left.signal).then((counting) => {
      if (!left.signal.aborted) sendAgain(counting)
    })
    return () => {
      left.abort()
      release()
    }
  }, [failures])

  const take = async (file: File) => {
    setState({ is: 'sending', share: 0 })
    const photo = await toPhoto(file).catch(() => undefined)
    if (!photo) return setState({ is: 'failed', why: 'unreadable' })
    setTaken({ photo, url: URL.createObjectURL(photo) })
    await send(photo)
  }
  return { state, preview: taken?.url, take, retry: () => taken && void send(taken.photo) }
}
