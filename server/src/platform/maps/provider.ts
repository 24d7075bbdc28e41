import { AppError } from '@volant/contract/errors'
import type { ZodType } from 'zod'

const TIMEOUT_MS = 3000

interface ProviderCall {
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
  /** Statuses that mean "no such thing" for this provider. */
  readonly absent?: readonly number[]
}

/**
 * Asks an outside service; only configured addresses are ever passed here, never one that a person typed.
 * @returns undefined when the provider says there is no such thing
 * @throws AppError UNAVAILABLE, reason PROVIDER_UNAVAILABLE, when it is slow, away or answers something else
 */
export async function askProvider<T>(url: URL, shape: ZodType<T>, call: ProviderCall = {}): Promise<T | undefined> {
  try {
    const response = await fetch(url, {
      method: call.method ?? 'GET',
      headers: {
        accept: 'application/json',
        ...(call.body ? { 'content-type': 'application/json' } : {}),
        ...call.headers,
      },
      body: call.body ? JSON.stringify(call.body) : undefined,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      // A provider that redirects elsewhere is not the host that was configured.
      redirect: 'error',
    })
    if (call.absent?.includes(response.status)) return undefined
    if (!response.ok) throw new Error(`${url.host} answered ${response.status}`)
    return shape.parse(await response.json())
  } catch (cause) {
    throw new AppError('UNAVAILABLE', { reason: 'PROVIDER_UNAVAILABLE' }, { cause })
  }
}

/** A call below a configured base address, whose own path is kept. */
export function providerUrl(base: string, path: string, query: Readonly<Record<string, string>> = {}): URL {
  const url = new URL(`${base.replace(/\/+$/, '')}/${path}`)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url
}
