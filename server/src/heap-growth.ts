import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Left alone, memory doubles before what an export has let go of is collected. The engine sets its next limit when it
 * collects: what starting up left behind goes now, and from then on a fifth more than what is in use is the limit.
 */
export function limitHeapGrowth(): void {
  setFlagsFromString('--heap-growing-percent=20')
  setFlagsFromString('--expose-gc')
  // the collector of V8, which takes nothing and gives nothing
  const collect = runInNewContext('gc') as () => void
  collect()
}
