import type { FieldError } from '@volant/domain/kernel/errors'
import type { apply } from '@volant/contract/rest/drivers'
import { call } from '../../lib/api'
import { ApiError } from '../../lib/api-error'
import { useLanguage } from '../../lib/i18n'
import { toApplication, type ApplyValues } from './apply-values'

/** Sends an application. The result names the refused fields, none when something else failed; null when it was sent. */
export function useApply(): (values: ApplyValues) => Promise<readonly FieldError[] | null> {
  const language = useLanguage()
  return async (values) => {
    try {
      await call<typeof apply>('POST /drivers/apply', { body: { ...toApplication(values), language } })
      return null
    } catch (error) {
      return error instanceof ApiError ? error.fields : []
    }
  }
}
