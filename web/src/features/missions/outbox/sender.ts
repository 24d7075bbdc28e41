import { sideOf } from '../mission'
import { isOpen, replaceRefs, type Entry, type KeptFile, type Refusal } from './entry'
import type { Queue } from './queue'
import {
  isCorrectable,
  isOfFile,
  isOfOtherStatus,
  isTooEarly,
  lacksInspection,
  mayComeLater,
  refusalOf,
} from './refusal'

/** Photos that are sent beside each other. */
const UPLOADS_AT_ONCE = 3

export interface SenderDeps {
  readonly queue: Queue
  /** Sends one file, as evidence where its entry was refused. @returns the key under which the server has it */
  readonly upload: (file: KeptFile, entry: Entry) => Promise<string>
  /** Hands an entry over whose files are all there, and takes in the answer. */
  readonly call: (entry: Entry) => Promise<void>
  /** Positions that belong before a step. */
  readonly beforeStep: (step: Entry) => Promise<void>
  /** Leaves with the office what the server will not apply. */
  readonly leaveEvidence: (entry: Entry) => Promise<void>
  /** Is the driver waiting for the answer? Then a refusal is theirs to read, and what they put right at once is not kept. */
  readonly isAttended: (id: string) => boolean
  readonly onRefused: (id: string, error: unknown) => void
}

/** Photos and figures of the very inspection for which a step was refused, whenever they were filed. */
function completes({ call: step, refusal }: Entry, { call }: Entry): boolean {
  if (step.kind !== 'step' || call.kind !== 'filing' || !lacksInspection(refusal)) return false
  // on a phone that was updated meanwhile a step may not name its vehicle
  if (step.vehicleId !== undefined && step.vehicleId !== call.vehicleId) return false
  const side = sideOf(step.details.action)
  return Object.keys(call.patch).every((field) => field.toLowerCase().endsWith(side))
}

/** The entries that may be sent next: what the office is to hear at once; else one step, or everything that goes before it. */
export function nextRun(entries: readonly Entry[]): readonly Entry[] {
  const open = entries.filter(isOpen)
  const problems = open.filter(({ call }) => call.kind === 'problem')
  if (problems.length > 0) return problems
  const at = open.findIndex(({ call }) => call.kind === 'step')
  const step = open[at]
  if (!step) return open
  const before = open.filter((entry, index) => index < at || completes(step, entry))
  if (before.length > 0) return before
  return step.state === 'stopped' ? [] : [step]
}

/**
 * What of all that waits behind a refused step falls with it: later steps and what was seen of the vehicles, never what the driver
 * laid out or a report that was signed. Where the mission only stands elsewhere, because the office took the step first for
 * instance, the server judges from there what follows; but a mission is not finished without the report of its hand-over.
 */
function fallenWith({ call: step }: Entry, refusal: Refusal, behind: readonly Entry[]): readonly Entry[] {
  if (step.kind !== 'step') return []
  const steps = behind.filter(({ call }) => call.kind === 'step')
  if (!isOfOtherStatus(refusal)) return behind.filter((one) => steps.includes(one) || one.call.kind === 'filing')
  const finish = steps.slice(0, 1).filter(({ call }) => call.kind === 'step' && call.details.action === 'FINISH')
  return step.details.action.endsWith('HAND_OVER') ? finish : []
}

/** Photos of one view have one place on the server, where the last one stays; everything else is by itself. */
function placeOf({ id, files: [file] }: Entry): string {
  if (!file || !('imagePos' in file.metadata)) return id
  const { carId, state, imagePos } = file.metadata
  return `${carId} ${state} ${imagePos}`
}

/** What the server may have moved from its vehicle, or may replace there, is sent once more to be evidence. */
function unplaced({ key, ...file }: KeptFile): KeptFile {
  return key === undefined || 'carId' in file.metadata ? file : { ...file, key }
}

/** What goes to one place together, in the order of the queue. */
function byPlace(entries: readonly Entry[]): readonly (readonly Entry[])[] {
  const groups = new Map<string, Entry[]>()
  for (const entry of entries) {
    const place = placeOf(entry)
    groups.set(place, [...(groups.get(place) ?? []), entry])
  }
  return [...groups.values()]
}

/** So many groups beside each other, and of each group one after the other: what fails ends its group. @throws once nothing runs any more */
async function inTurns<T>(
  groups: readonly (readonly T[])[],
  atOnce: number,
  run: (item: T) => Promise<void>,
): Promise<void> {
  const left = [...groups]
  const work = async () => {
    for (let group = left.shift(); group !== undefined; group = left.shift()) for (const item of group) await run(item)
  }
  const ends = await Promise.allSettled(Array.from({ length: Math.min(atOnce, groups.length) }, work))
  // one that still sends would send beside the next attempt
  const failed = ends.find((end) => end.status === 'rejected')
  if (failed) throw failed.reason
}

export function createSender(deps: SenderDeps) {
  const { queue } = deps
  const now = () => Date.now()
  const current = (id: string) => queue.entries().find((entry) => entry.id === id)

  async function uploadFiles(id: string): Promise<void> {
    for (const { ref } of current(id)?.files ?? []) {
      const entry = current(id)
      const file = entry?.files.find((one) => one.ref === ref)
      if (!entry || !file || file.key !== undefined) continue
      const key = await deps.upload(file, entry)
      // kept at once: what the server has is not sent again
      const latest = current(id)
      if (latest)
        await queue.put({ ...latest, files: latest.files.map((one) => (one.ref === ref ? { ...one, key } : one)) })
    }
  }

  async function refuse(entry: Entry, error: unknown): Promise<void> {
    const refusal = refusalOf(error, now())
    const isAttended = deps.isAttended(entry.id)
    const isRepeated =
      (entry.call.kind === 'step' && (isCorrectable(refusal) || isTooEarly(error))) ||
      (entry.call.kind === 'report' && isAttended && isOfFile(refusal))
    if (!isRepeated) await keepAsEvidence(entry, refusal)
    else if (isAttended) await queue.remove(entry.id)
    else await queue.put({ ...entry, state: 'stopped', refusal })
    if (isAttended) deps.onRefused(entry.id, error)
  }

  async function keepAsEvidence(entry: Entry, refusal: Refusal): Promise<void> {
    const { id, missionId } = entry
    const waiting = queue.entries().filter((one) => one.missionId === missionId && one.state === 'waiting')
    const behind = waiting.filter((one) => one.id !== id)
    for (const one of [entry, ...fallenWith(entry, refusal, behind)])
      await queue.put({ ...one, files: one.files.map(unplaced), state: 'refused', refusal })
  }

  async function sendEvidence(missionId: string): Promise<void> {
    const refused = queue.entries().filter((one) => one.missionId === missionId && one.state === 'refused')
    for (const { id } of refused) {
      try {
        await uploadFiles(id)
        const entry = current(id)
        if (!entry) continue
        await deps.leaveEvidence(entry)
        await queue.put({ ...entry, state: 'evidence' })
      } catch (error) {
        // what the server refuses even as evidence stays on the phone
        if (mayComeLater(error)) throw error
      }
    }
  }

  /** Sends all it can of one mission. @throws when an attempt may succeed later */
  async function sendMission(missionId: string): Promise<void> {
    await sendEvidence(missionId)
    for (;;) {
      const run = nextRun(queue.entries().filter((entry) => entry.missionId === missionId))
      if (run.length === 0) break
      const failed = new Map<string, unknown>()
      await inTurns(byPlace(run), UPLOADS_AT_ONCE, (entry) =>
        uploadFiles(entry.id).catch((error: unknown) => {
          if (mayComeLater(error)) throw error
          failed.set(entry.id, error)
        }),
      )
      for (const { id } of run) {
        const entry = current(id)
        if (entry?.state !== 'waiting') continue
        try {
          if (failed.has(id)) throw failed.get(id)
          if (entry.call.kind === 'step') await deps.beforeStep(entry)
          await deps.call(entry)
          await queue.remove(id)
        } catch (error) {
          if (mayComeLater(error) || (isTooEarly(error) && !deps.isAttended(id))) throw error
          await refuse(entry, error)
        }
      }
    }
    await sendEvidence(missionId)
  }

  return {
    /** Sends what waits, each mission in its own order. @returns whether something is left for a later attempt */
    async sendAll(): Promise<boolean> {
      const missions = [...new Set(queue.entries().map(({ missionId }) => missionId))]
      let left = false
      // one after the other, because the next one begins where the one before was handed over
      for (const missionId of missions)
        await sendMission(missionId).catch(() => {
          left = true
        })
      return left
    },
  }
}

/** What an entry says, with the keys of its files instead of their names on this phone. */
export function callOf({ call, files }: Entry): Entry['call'] {
  const keys = new Map(files.map(({ ref, key }) => [ref, key]))
  return replaceRefs(call, (ref) => keys.get(ref) ?? ref)
}
