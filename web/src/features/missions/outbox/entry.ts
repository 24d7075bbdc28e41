import type { UploadMetadata } from '@volant/contract/rest/files'
import type {
  AdvanceMissionMutationVariables,
  DeclareExpenseMutationVariables,
  FileInspectionMutationVariables,
  ReportProblemMutationVariables,
} from '../queries.generated'

type StepInput = AdvanceMissionMutationVariables['input']
export type StepDetails = Omit<StepInput, 'deliveryId' | 'occurredAt' | 'idempotencyKey'>
export type ProblemReport = Omit<ReportProblemMutationVariables['input'], 'id' | 'deliveryId' | 'capturedAt'>
export type DeclaredExpense = Omit<DeclareExpenseMutationVariables['input'], 'id' | 'deliveryId' | 'capturedAt'>
export type VehiclePatch = Omit<FileInspectionMutationVariables['input'], 'id'>

/** A file that an entry brings with it. The entry names it by `ref` until the server has given it a key. */
export interface KeptFile {
  readonly ref: string
  readonly blob: Blob
  readonly fileName: string
  readonly metadata: UploadMetadata
  /** The key under which the server has it. */
  readonly key?: string
}

export type EntryCall =
  | { readonly kind: 'filing'; readonly vehicleId: string; readonly patch: VehiclePatch }
  | { readonly kind: 'problem'; readonly report: ProblemReport }
  | { readonly kind: 'expense'; readonly expense: DeclaredExpense }
  /** An expense by its id is the entry that declared it. */
  | { readonly kind: 'expenseBack'; readonly expenseId: string }
  /** The report that was signed on paper, by the key of its file. */
  | { readonly kind: 'report'; readonly key: string; readonly name: string }
  /** The vehicle is that of the step's inspection. */
  | { readonly kind: 'step'; readonly details: StepDetails; readonly vehicleId?: string }

/** Why the server did not take an entry. */
export interface Refusal {
  readonly code: string
  readonly reason?: string
  readonly fields: readonly string[]
  readonly missing: readonly string[]
  /** Epoch milliseconds before which another attempt is useless. */
  readonly until?: number
}

/**
 * `waiting` is sent as soon as it can be. `stopped` holds up what follows until the driver corrects it. `refused` is kept as
 * evidence, because the mission went on without it; `evidence` is that too, and the server has it.
 */
export type EntryState = 'waiting' | 'stopped' | 'refused' | 'evidence'

/** One thing that the driver did: a photo, figures, a problem reported, an expense, a signed report, or a step. */
export interface Entry {
  /** Rises with time, and is the key under which the server takes it only once. */
  readonly id: string
  readonly missionId: string
  /** The version of the mission that the driver saw. */
  readonly version: number
  /** On the phone's clock. */
  readonly capturedAt: string
  readonly files: readonly KeptFile[]
  readonly call: EntryCall
  readonly state: EntryState
  readonly refusal?: Refusal
}

/** The server has not heard of it yet. */
export const isOpen = ({ state }: Pick<Entry, 'state'>) => state === 'waiting' || state === 'stopped'

const REF = 'local:'

/** A name for a file that the server does not have yet. */
export const refOf = (id: string) => REF + id
export const isRef = (value: unknown): value is string => typeof value === 'string' && value.startsWith(REF)

/** The same data with each text replaced that names a file of this phone. */
export function replaceRefs<T>(data: T, replace: (ref: string) => string): T {
  if (isRef(data)) return replace(data) as T
  if (Array.isArray(data)) return data.map((item: unknown) => replaceRefs(item, replace)) as T
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, replaceRefs(value as unknown, replace)]),
  ) as T
}
