import { searchTerms } from '@volant/domain/search/terms'

interface SearchStands {
  readonly typed: string
  /** The text that was typed when the last letters had settled: it is the one that is searched. */
  readonly settled: string
  /** Whether the answer at hand, if there is one, is that of a former text. */
  readonly overtaken: boolean
  /** It waits for the network, or has failed: no answer comes by itself. */
  readonly stuck: boolean
}

/** Whether the answer to what is typed is still to come. A text too short to be searched waits for none. */
export function isWaiting({ typed, settled, overtaken, stuck }: SearchStands): boolean {
  if (!searchTerms(typed)) return false
  return typed !== settled || (overtaken && !stuck)
}
