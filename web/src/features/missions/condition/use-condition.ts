import type { CheckList } from '@volant/domain/inspection/check-list'
import type { Mark } from '@volant/domain/inspection/marks'
import { v7 as uuid } from 'uuid'
import { useApiErrorWords } from '../../../lib/api-error-words'
import { notify } from '../../../ui/feedback/toasts'
import { useFiling } from '../inspection/use-filing'
import type { Mission, MissionVehicle, Side } from '../mission'
import { refOf } from '../outbox/entry'
import { fieldOf } from './answers'

export type SeenMark = MissionVehicle['inspectionBefore']['marks'][number]

/** A mark as the dialog gives it, with pictures that no server has yet. */
export interface MarkDraft extends Omit<Mark, 'words' | 'photos'> {
  readonly words: string
  readonly pictures: readonly Blob[]
}

/** Files marks and answers of one side of an inspection; what cannot be kept is said at once. */
export function useCondition({ id, version }: Pick<Mission, 'id' | 'version'>, vehicle: MissionVehicle, side: Side) {
  const filing = useFiling(id, version, vehicle.id)
  const words = useApiErrorWords()
  const field = fieldOf(side)
  const { marks, list } = vehicle[field]
  const file = (...filed: Parameters<typeof filing.mutateAsync>) =>
    filing.mutateAsync(...filed).then(
      () => true,
      (error: unknown) => {
        notify.error(words(error))
        return false
      },
    )
  return {
    marks,
    list,
    /** Those of the departure, which stand there at arrival too. */
    known: side === 'after' ? vehicle.inspectionBefore.marks : [],
    answer: (answers: CheckList) => file({ patch: { [field]: { list: answers } } }),
    /** @returns whether it is kept */
    saveMark({ pictures, words: said, ...mark }: MarkDraft): Promise<boolean> {
      const files = pictures.map((blob) => ({
        ref: refOf(uuid()),
        blob,
        fileName: `mark-${mark.view}.jpg`,
        metadata: { module: 'delivery', deliveryId: id, carId: vehicle.id, kind: 'mark', state: side } as const,
      }))
      const filed = { ...mark, words: said.trim() || null, photos: files.map(({ ref }) => ref) }
      return file({ patch: { [field]: { marks: [filed] } }, files })
    },
    removeMark: (mark: string) => file({ patch: { [field]: { removedMarks: [mark] } } }),
  }
}

export type Condition = ReturnType<typeof useCondition>
