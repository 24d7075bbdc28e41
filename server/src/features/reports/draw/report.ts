import type { HandOver } from '../../missions/public'
import type { HandOverFacts } from '../read/hand-over'

/** All that one hand-over report shows. */
export interface Report {
  readonly handOver: HandOver
  readonly facts: HandOverFacts
  readonly signature: Buffer | null
  readonly company: { readonly name: string; readonly address: string }
}
