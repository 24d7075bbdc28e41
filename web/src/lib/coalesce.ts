/** Between two runs, so that a burst of calls costs two. */
const REST_MS = 250
/** A run that is slow does not keep the next one waiting for longer. */
const LONGEST_MS = 2000

const pause = (ms: number) => new Promise<void>((done) => void setTimeout(done, ms))

/**
 * Runs at the first call at once, and once more for all calls that come while it runs. So the next call never cuts
 * off a run that is only just under way, however fast they come, and each call is followed by a run that began after it.
 * @param run does not reject
 */
export function coalesce(run: () => Promise<unknown>): () => void {
  let running = false
  let calledAgain = false

  async function start(): Promise<void> {
    running = true
    do {
      calledAgain = false
      await Promise.all([Promise.race([run(), pause(LONGEST_MS)]), pause(REST_MS)])
    } while (calledAgain)
    running = false
  }
  return () => {
    calledAgain = true
    if (!running) void start()
  }
}
