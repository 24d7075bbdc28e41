import { ApiError } from '../api-error'
import { useApiErrorWords } from '../api-error-words'
import { useWords } from '../i18n'
import { UploadError } from './upload'

/** The message for a failed upload. Description 8. */
export function useUploadWords(): (error: unknown) => string {
  const t = useWords('ui')
  const refusal = useApiErrorWords()
  return (error) => {
    if (error instanceof UploadError)
      return error.fault.is === 'status'
        ? t('upload.status', { code: error.fault.status })
        : t(`upload.${error.fault.is}`)
    return error instanceof ApiError && error.reason ? refusal(error) : t('upload.failed')
  }
}
