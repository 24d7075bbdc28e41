import { REASONS, STATUS_OF, type ErrorCode, type Reason } from '@volant/domain/kernel/errors'
import { ApiError } from './api-error'
import { useWords } from './i18n'

const MINUTE = 60
const HOUR = 3600

/** Turns an error into a sentence for the user: by its reason when there is one, else by its code. */
export function useApiErrorWords(): (error: unknown) => string {
  const t = useWords('errors')
  return (error) => {
    if (!(error instanceof ApiError)) return t('code.INTERNAL')
    const { reason, code, retryAfter } = error
    if (code === 'RATE_LIMITED' && retryAfter) {
      if (retryAfter > HOUR) return t('retryHours', { count: Math.ceil(retryAfter / HOUR) })
      if (retryAfter > MINUTE) return t('retryMinutes', { count: Math.ceil(retryAfter / MINUTE) })
      return t('retryAfter', { count: retryAfter })
    }
    if (reason && (REASONS as readonly string[]).includes(reason)) return t(`reason.${reason satisfies Reason}`)
    return t(`code.${code in STATUS_OF ? code : ('INTERNAL' satisfies ErrorCode)}`)
  }
}
