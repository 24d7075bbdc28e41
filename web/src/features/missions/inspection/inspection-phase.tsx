import { useState } from 'react'
import { Stack } from '@mantine/core'
import { extraViews, INSPECTION_VIEWS } from '@volant/domain/deliveries/facts'
import { useApiErrorWords } from '../../../lib/api-error-words'
import { useWords } from '../../../lib/i18n'
import { notify } from '../../../ui/feedback/toasts'
import { Card } from '../../../ui/layout/card'
import { ActionBar } from '../action-bar'
import { MissingLine } from '../missing-line'
import type { MissionVehicle, Side } from '../mission'
import { StorageAlert } from '../prepare/storage-alert'
import type { PhaseProps } from '../phase-props'
import { StepAlert } from '../step-alert'
import { useFigures } from './use-figures'
import { useFiling } from './use-filing'
import { FuelInput } from './fuel-input'
import { MileageInput } from './mileage-input'
import { levelOf, useMissingWords } from './missing-words'
import { PhotoGrid } from './photo-grid'

interface Props extends Omit<PhaseProps, 'step'> {
  vehicle: MissionVehicle
  side: Side
  onNext: () => void
}

/** The inspection of a vehicle with photos and figures. The button shows what is still missing. */
export function InspectionPhase({ mission, stepping, vehicle, side, onNext, onBack }: Props) {
  const t = useWords('mission')
  const words = useApiErrorWords()
  const filing = useFiling(mission.id, mission.version, vehicle.id)
  const figures = useFigures(mission.id, vehicle, side)
  const inWords = useMissingWords(vehicle)
  const [tried, setTried] = useState(false)
  const refused = stepping.problem?.at === 'inspection' ? stepping.problem.missing : []
  const marked = tried ? figures.missing : refused
  const photos = { missionId: mission.id, version: mission.version, vehicle, side, missing: marked }

  const go = async () => {
    setTried(true)
    if (figures.missing.length > 0) return
    try {
      await filing.mutateAsync({ patch: figures.patch })
      figures.filed()
      onNext()
    } catch (error) {
      notify.error(words(error))
    }
  }
  return (
    <Stack gap={12}>
      {side === 'after' && <StorageAlert />}
      <Card title={t(side === 'before' ? 'inspection.before' : 'inspection.after')} description={t('inspection.intro')}>
        <PhotoGrid {...photos} title={t('inspection.required')} views={INSPECTION_VIEWS} />
        <PhotoGrid {...photos} title={t('inspection.extra')} views={extraViews(vehicle.type)} />
      </Card>
      <Card>
        <Stack gap={20}>
          <MileageInput
            value={figures.mileage}
            onChange={figures.setMileage}
            before={side === 'after' ? vehicle.mileageBefore : undefined}
            error={figures.tooLow ? t('inspection.mileageTooLow') : undefined}
          />
          <FuelInput
            label={t(levelOf(vehicle))}
            value={figures.essence}
            onChange={figures.setEssence}
            before={side === 'after' ? vehicle.essenceBefore : undefined}
          />
        </Stack>
      </Card>
      <ActionBar
        label={t('inspection.continue')}
        busy={filing.isPending || stepping.busy}
        onGo={() => void go()}
        onBack={onBack}
      >
        <StepAlert problem={stepping.problem} />
        <MissingLine refused={figures.missing.length > 0 && (tried || refused.length > 0)}>
          {figures.missing.length > 0
            ? t('inspection.missing', { list: inWords(figures.missing) })
            : t('inspection.complete')}
        </MissingLine>
      </ActionBar>
    </Stack>
  )
}
