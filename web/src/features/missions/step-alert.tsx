import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { ApiError } from '../../lib/api-error'
import { useApiErrorWords } from '../../lib/api-error-words'
import { useWords } from '../../lib/i18n'
import type { StepProblem } from './use-advance'

/** Errors that belong to no field: offline, withdrawn, already done. */
export function StepAlert({ problem }: { problem: StepProblem | undefined }) {
  const t = useWords('mission')
  const words = useApiErrorWords()
  if (problem?.at !== 'step') return null
  const { error } = problem
  const code = error instanceof ApiError ? error.code : undefined
  const moved = error instanceof ApiError && error.reason === 'ILLEGAL_TRANSITION'
  return (
    <Alert color="red" variant="light" role="alert" icon={<IconAlertTriangle size={18} />}>
      {code === 'UNAVAILABLE' ? t('offline') : moved ? t('changed') : words(error)}
    </Alert>
  )
}
