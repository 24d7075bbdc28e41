import type { RequestContext } from './registry'

/** At most `max` calls in `seconds`, counted per person (network address for anonymous), address, or a key of the input. */
export interface RateLimit<Input = unknown> {
  readonly by: 'user' | 'ip' | ((ctx: RequestContext, input: Input) => string)
  readonly max: number
  readonly seconds: number
}
