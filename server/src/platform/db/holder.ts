import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'
import * as z from 'zod'

/** Who has a data folder, as its lock file tells. Files of older versions know the first two only. */
const holderSchema = z.object({
  pid: z.number(),
  started: z.string(),
  host: z.string().optional(),
  since: z.string().optional(),
  space: z.string().optional(),
  beats: z.boolean().optional(),
})
export type Holder = z.infer<typeof holderSchema>

/** Where process ids have their meaning: one start of one machine, one container on it. Linux only. */
function processSpace(): string | undefined {
  try {
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/${readlinkSync('/proc/self/ns/pid')}`
  } catch {
    return undefined
  }
}

/** When a process started, in clock ticks since a boot named beside it: a reused pid tells another time. Linux only. */
function startOf(pid: number): string | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return `${boot}/${fields.slice(fields.lastIndexOf(')') + 2).split(' ')[19]}`
  } catch {
    return undefined
  }
}

/** @param beats whether this process will touch the lock file as long as it lives */
export function thisProcess(beats: boolean): Holder {
  const since = new Date().toISOString()
  return {
    pid: process.pid,
    started: startOf(process.pid) ?? since,
    host: hostname(),
    since,
    space: processSpace(),
    beats,
  }
}

/** @param file its path or descriptor; what cannot be read tells of nobody */
export function readHolder(file: string | number): Holder | undefined {
  try {
    return holderSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}

/** What process ids alone can say. `unknown` where the holder may live in another container or on another machine. */
export function lifeOf({ pid, started, space }: Holder): 'alive' | 'gone' | 'unknown' {
  const now = startOf(pid)
  if (now !== undefined && now === started) return 'alive'
  return space !== undefined && space === processSpace() ? 'gone' : 'unknown'
}
