import { Button, Stack } from '@mantine/core'
import { useWords } from '../../../lib/i18n'
import type { MissionVehicle } from '../mission'
import type { StepProblem } from '../use-advance'
import { useMissingWords } from './missing-words'

interface Props {
  problem: StepProblem | undefined
  vehicle: MissionVehicle | undefined
  onInspect: () => void
}

/** The step was refused because its inspection lacks something, and leads back to it. */
export function IncompleteAlert({ problem, vehicle, onInspect }: Props) {
  const t = useWords('mission')
  const inWords = useMissingWords(vehicle)
  if (problem?.at !== 'inspection') return null
  return (
    <Stack gap={6} role="alert">
      <span>{t('inspection.missing', { list: inWords(problem.missing) })}</span>
      <Button variant="light" onClick={onInspect}>
        {t('inspection.name')}
      </Button>
    </Stack>
  )
}
