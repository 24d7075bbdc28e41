import { useState } from 'react'
import { EXTRA_VIEWS } from '@volant/domain/deliveries/facts'
import { v7 as uuid } from 'uuid'
import { toPhoto } from '../../../lib/files/photo'
import { takenOf } from '../../../lib/files/taken'
import type { Side, View } from '../mission'
import { refOf } from '../outbox/entry'
import { outbox } from '../outbox/outbox'
import { useOutbox } from '../outbox/use-outbox'
import { useFiling } from './use-filing'

interface Place {
  readonly missionId: string
  readonly version: number
  readonly vehicleId: string
  readonly side: Side
  readonly view: View
}

type State =
  | { readonly is: 'idle' }
  | { readonly is: 'reading' }
  | { readonly is: 'sending'; readonly share: number }
  /** Kept on this phone until the network returns. */
  | { readonly is: 'waiting' }
  | { readonly is: 'failed'; readonly why: 'unreadable' | 'unkept' }

const isExtra = (view: View) => EXTRA_VIEWS.some((extra) => extra === view)
const fieldOf = (side: Side) => (side === 'before' ? 'imagesBefore' : 'imagesAfter')

/** One photo of a vehicle: the camera's file, made smaller, kept on this phone and sent when that is possible. */
export function usePhoto({ missionId, version, vehicleId, side, view }: Place) {
  const [problem, setProblem] = useState<State>({ is: 'idle' })
  const filing = useFiling(missionId, version, vehicleId)
  const { entries, progress, offlineSince } = useOutbox()
  const kept = entries.findLast(
    ({ call, state }) =>
      state === 'waiting' &&
      call.kind === 'filing' &&
      call.vehicleId === vehicleId &&
      typeof call.patch[fieldOf(side)]?.[view] === 'string',
  )
  const share = kept && progress.get(kept.id)
  // one that is kept stays replaceable while it only waits for its turn
  const state: State =
    share !== undefined ? { is: 'sending', share } : kept && offlineSince !== undefined ? { is: 'waiting' } : problem

  const take = async (file: File) => {
    setProblem({ is: 'reading' })
    const photo = await toPhoto(file).catch(() => undefined)
    if (!photo) return setProblem({ is: 'failed', why: 'unreadable' })
    const taken = await takenOf(file, photo)
    const ref = refOf(uuid())
    const metadata = {
      module: 'delivery',
      CarState: isExtra(view) ? 'extraImages' : 'images',
      carId: vehicleId,
      deliveryId: missionId,
      imagePos: view,
      state: side,
      taken,
    } as const
    try {
      await filing.mutateAsync({
        patch: { [fieldOf(side)]: { [view]: ref } },
        files: [{ ref, blob: photo, fileName: `${side}-${view}.jpg`, metadata }],
      })
      setProblem({ is: 'idle' })
    } catch {
      // the storage of the phone is full
      setProblem({ is: 'failed', why: 'unkept' })
    }
  }
  const [file] = kept?.files ?? []
  return { state, preview: file && outbox.urlOf(file), take }
}
