import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import type { IRateLimiterOptions, RateLimiterAbstract } from 'rate-limiter-flexible'
import { LRUCache } from 'lru-cache'
import { AppError } from '@volant/contract/errors'
import { householdOf } from './networks'
import type { RateLimit, RequestContext } from './registry'

export interface Limiter {
  /** @throws AppError RATE_LIMITED with the seconds to wait */
  consume(operation: string, limits: readonly RateLimit<never>[], ctx: RequestContext, input: unknown): Promise<void>
}

const CALLERS_AT_MOST = 50_000

/**
 * Names and networks are chosen by whoever calls: the library would keep each of them until its time is over. With `max` the cache would
 * set its room aside when it is made, a megabyte for each limit: `maxSize` takes it as callers come.
 */
class BoundedMemory extends RateLimiterMemory {
  readonly #callers = new LRUCache<string, true>({
    maxSize: CALLERS_AT_MOST,
    sizeCalculation: () => 1,
    dispose: (_value, key, reason) => {
      if (reason === 'evict') void this.delete(key)
    },
  })

  override consume(key: string | number, points?: number, options?: IRateLimiterOptions) {
    this.#callers.set(String(key), true)
    return super.consume(key, points, options)
  }
}

function keyOf(limit: RateLimit<never>, ctx: RequestContext, input: unknown): string | undefined {
  if (limit.by === 'ip') return householdOf(ctx.ip)
  if (limit.by === 'user') return ctx.actor.role === 'ANONYMOUS' ? householdOf(ctx.ip) : ctx.actor.sub
  // a limit stands beside the operation whose input it counts by
  return limit.by(ctx, input as never)
}

/** @param redis shares the counts between processes; without it each process counts for itself */
export function createLimiter(redis?: object): Limiter {
  const counters = new Map<string, RateLimiterAbstract>()

  function counter(name: string, { max, seconds }: RateLimit<never>): RateLimiterAbstract {
    const known = counters.get(name)
    if (known) return known
    const here = new BoundedMemory({ keyPrefix: name, points: max, duration: seconds })
    const made = redis
      ? new RateLimiterRedis({
          storeClient: redis,
          useRedisPackage: true,
          keyPrefix: `limit:${name}`,
          points: max,
          duration: seconds,
          // A Redis that is away must not open the doors, nor shut them, nor keep anybody waiting.
          rejectIfRedisNotReady: true,
          insuranceLimiter: here,
        })
      : here
    counters.set(name, made)
    return made
  }

  return {
    async consume(operation, limits, ctx, input) {
      for (const [index, limit] of limits.entries()) {
        const key = keyOf(limit, ctx, input)
        if (key === undefined) continue
        try {
          // a limit stands beside the operation whose input it weighs
          const points = limit.points?.(input as never)
          await counter(`${operation}#${index}`, limit).consume(key, points)
        } catch (refusal) {
          if (!(refusal instanceof RateLimiterRes)) throw refusal
          throw new AppError('RATE_LIMITED', { retryAfter: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) })
        }
      }
    },
  }
}
