import { AppError } from '@volant/contract/errors'
import type { ZodType } from 'zod'

/** Milliseconds for the whole answer: somebody looks at the field or the map meanwhile. */
export const PATIENCE_MS = 3000

/** The provider is there, and will not answer this very question. */
export class QuestionRefused extends Error {
  override name = 'QuestionRefused'
}

/** Wrong keys, too many questions and time that ran out say nothing of the question. */
const isAboutTheQuestion = (status: number) => status >= 400 && status < 500 && ![401, 403, 408, 429].includes(status)

interface ProviderCall {
  readonly patience: number
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
export async function askProvider<T>(url: URL, shape: ZodType<T>, call: ProviderCall): Promise<T | undefined> {
  try {
    const response = await fetch(url, {
      method: call.method ?? 'GET',
      headers: {
        accept: 'application/json',
        ...(call.body ? { 'content-type': 'application/json' } : {}),
        ...call.headers,
      },
      body: call.body ? JSON.stringify(call.body) : undefined,
      signal: AbortSignal.timeout(call.patience),
      // A provider that redirects elsewhere is not the host that was configured.
      redirect: 'error',
    })
    if (call.absent?.includes(response.status)) return undefined
    if (!response.ok) {
      const reason = `${url.host} answered ${response.status}`
      throw isAboutTheQuestion(response.status) ? new QuestionRefused(reason) : new Error(reason)
    }
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
