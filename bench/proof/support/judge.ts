import { ApiErrorBody } from '@volant/contract/errors'
import { LEAK } from '../../../server/test/hostile-inputs'
import { marksIn } from '../../../server/test/marks'
import type { Mark } from '../../../server/test/marks'
import { load } from './report'
import type { Answer } from './http'

const PATIENCE_MS = 2000
/** On a machine that is busy with other things nobody can tell slowness from waiting for a processor. */
const BUSY_PATIENCE_MS = 10_000
const BUSY = 2

interface Bodies {
  readonly errors?: readonly { readonly extensions?: unknown }[]
}

/** Counts answers, and says what is wrong with one, if anything. */
export function createJudge() {
  let n = 0
  let slowest = 0

  function judge(answer: Answer<unknown>, ms: number, isForeign: (mark: Mark) => boolean): string | undefined {
    const { status, text, body, lost } = answer
    // who is told to wait was not listened to
    if (status === 429) return undefined
    n += 1
    slowest = Math.max(slowest, ms)
    const complain = (what: string) => `${what}: ${lost ?? status} ${text.slice(0, 200)}`
    if (status === 0) return complain('no answer')
    if (ms > (load() > BUSY ? BUSY_PATIENCE_MS : PATIENCE_MS)) return complain(`after ${(ms / 1000).toFixed(1)} s`)
    if (status >= 500) return complain('a failure')
    if (LEAK.test(text)) return complain('it tells what is inside')
    const leaked = marksIn(text).find(isForeign)
    if (leaked !== undefined) return complain(`it tells ${leaked.field} of ${leaked.owner}`)
    const { errors } = (body ?? {}) as Bodies
    const refusals = errors?.map(({ extensions }) => extensions) ?? (status >= 400 ? [body] : [])
    return refusals.every((refusal) => ApiErrorBody.safeParse(refusal).success)
      ? undefined
      : complain('no error of ours')
  }

  return { judge, tried: () => n, slowest: () => slowest }
}
