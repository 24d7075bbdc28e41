import { ApiError } from '../../../lib/api-error'
import { isRetryable } from '../../../lib/files/upload'
import { replaceRefs, type Entry, type KeptFile, type Refusal } from './entry'
import type { Queue } from './queue'

/** Photos that are sent beside each other. */
const UPLOADS_AT_ONCE = 3

export interface SenderDeps {
  readonly queue: Queue
  /** Sends one file, as evidence where its entry was refused. @returns the key under which the server has it */
  readonly upload: (file: KeptFile, entry: Entry) => Promise<string>
  /** Hands an entry over whose files are all there, and takes in the answer. */
  readonly call: (entry: Entry) => Promise<void>
  /** Positions that belong before a step. */
  readonly beforeStep: (missionId: string) => Promise<void>
  /** Leaves with the office what the server will not apply. */
  readonly leaveEvidence: (entry: Entry) => Promise<void>
  /** Is the driver waiting for the answer? Then a refusal is theirs to read, and the entry is not kept. */
  readonly isAttended: (id: string) => boolean
  readonly onRefused: (id: string, error: unknown) => void
}

/** Not refused for good: the network or the server, a session to be renewed, too much at once. */
function mayComeLater(error: unknown): boolean {
  if (isRetryable(error)) return true
  if (!(error instanceof ApiError)) return false
  const { code, reason } = error
  return (code === 'RATE_LIMITED' && reason !== 'CODE_LOCKED') || code === 'UNAUTHENTICATED'
}

/** Begun without a network before another mission was handed over here: it can begin once that one is. */
const isBusyElsewhere = (error: unknown) => error instanceof ApiError && error.reason === 'DRIVER_BUSY'

function refusalOf(error: unknown, now: number): Refusal {
  if (!(error instanceof ApiError)) return { code: 'INTERNAL', fields: [], missing: [] }
  return {
    code: error.code,
    ...(error.reason && { reason: error.reason }),
    fields: error.fields.map(({ path }) => path),
    missing: error.missing,
    ...(error.retryAfter !== undefined && { until: now + error.retryAfter * 1000 }),
  }
}

/** The driver can put it right: a code that is wrong or locked, an inspection that lacks something. */
function isCorrectable({ reason, fields }: Refusal): boolean {
  return fields.includes('code') || reason === 'CODE_LOCKED' || reason === 'INSPECTION_INCOMPLETE'
}

/** The entries that may be sent next: one step, or everything up to the next one. */
export function nextRun(entries: readonly Entry[]): readonly Entry[] {
  const waiting = entries.filter(({ state }) => state === 'waiting' || state === 'stopped')
  const stop = waiting.findIndex(({ call, state }) => call.kind === 'step' || state === 'stopped')
  if (stop === 0) return waiting[0]?.state === 'stopped' ? [] : waiting.slice(0, 1)
  return stop === -1 ? waiting : waiting.slice(0, stop)
}

async function inTurns<T>(items: readonly T[], atOnce: number, run: (item: T) => Promise<void>): Promise<void> {
  const left = [...items]
  const work = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await run(item)
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, work))
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
    if (deps.isAttended(entry.id)) {
      await queue.remove(entry.id)
      return deps.onRefused(entry.id, error)
    }
    if (entry.call.kind === 'step' && isCorrectable(refusal)) return queue.put({ ...entry, state: 'stopped', refusal })
    // the mission is no longer where the driver left it: neither this nor what follows is applied
    const after = queue.entries().filter((one) => one.missionId === entry.missionId && one.state === 'waiting')
    const lost = entry.call.kind === 'step' ? after : after.filter(({ id }) => id === entry.id)
    for (const one of lost) await queue.put({ ...one, state: 'refused', refusal })
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
      await inTurns(run, UPLOADS_AT_ONCE, (entry) =>
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
          if (entry.call.kind === 'step') await deps.beforeStep(missionId)
          await deps.call(entry)
          await queue.remove(id)
        } catch (error) {
          if (mayComeLater(error) || (isBusyElsewhere(error) && !deps.isAttended(id))) throw error
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
