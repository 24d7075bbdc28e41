import { Alert, Checkbox, Stack, TextInput } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { useWords } from '../../../lib/i18n'
import { Card } from '../../../ui/layout/card'
import { ActionBar } from '../action-bar'
import type { Mission, MissionVehicle } from '../mission'
import { useOutbox } from '../outbox/use-outbox'
import classes from './identity-phase.module.css'
import { OfficeCall } from './office-call'
import { useIdentity } from './use-identity'

interface Props {
  mission: Mission
  vehicle: MissionVehicle
  onNext: () => void
  onBack?: () => void
}

const AS_ON_THE_VEHICLE = { autoCapitalize: 'characters', autoComplete: 'off', autoCorrect: 'off', spellCheck: false }

/** The driver copies plate or VIN from the vehicle before anything else is done with it. Decisions, Flow. */
export function IdentityPhase({ mission, vehicle, onNext, onBack }: Props) {
  const t = useWords('vehicleCheck')
  const { entries, offlineSince } = useOutbox()
  const { typed, change, ...check } = useIdentity(mission, vehicle, onNext)
  const waits = offlineSince !== undefined && entries.some(({ missionId }) => missionId === mission.id)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void check.go()
      }}
    >
      <Stack gap={12}>
        <Card title={t(vehicle.toRetrieve ? 'titleBack' : 'title')}>
          <Stack gap={18}>
            {check.underWPlate && <p>{t('underWPlate')}</p>}
            {!check.needed && <p>{t('nothing')}</p>}
            {!typed.noPlate && (
              <TextInput
                className={classes.input}
                label={t('plate')}
                description={t('plateHint')}
                {...AS_ON_THE_VEHICLE}
                maxLength={20}
                value={typed.plate}
                error={check.lacking === 'plate' ? t('needPlate') : undefined}
                onChange={({ currentTarget: { value } }) => change({ plate: value })}
              />
            )}
            <Checkbox
              classNames={{ body: classes.tick, label: classes.word }}
              size="md"
              label={t('noPlate')}
              checked={typed.noPlate}
              onChange={({ currentTarget: { checked } }) => change({ noPlate: checked })}
            />
            {(check.vinAsked || vehicle.vin !== null || !check.needed) && (
              <TextInput
                className={classes.input}
                label={t(check.vinAsked ? 'vin' : 'vinToo')}
                description={t('vinHint')}
                {...AS_ON_THE_VEHICLE}
                maxLength={20}
                value={typed.vin}
                error={check.lacking === 'vin' ? t('needVin') : undefined}
                onChange={({ currentTarget: { value } }) => change({ vin: value })}
              />
            )}
          </Stack>
        </Card>
        <ActionBar
          label={t(check.differs ? 'tell' : check.isFree ? 'continue' : 'check')}
          submit
          busy={check.busy}
          disabled={check.isStopped}
          onBack={onBack}
        >
          {check.differs && (
            <Alert
              color="orange"
              variant="light"
              role="alert"
              icon={<IconAlertTriangle size={18} />}
              title={t('differs')}
            >
              {t('readAgain')}
            </Alert>
          )}
          {check.isStopped && (
            <Alert color="red" variant="light" role="alert" icon={<IconAlertTriangle size={18} />} title={t('stop')}>
              <Stack gap={12}>
                <span>{t('callOffice')}</span>
                <span>{t(waits ? 'waits' : 'told')}</span>
                <OfficeCall />
              </Stack>
            </Alert>
          )}
          {check.isFree && (
            <Alert
              color="petrol"
              variant="light"
              role="status"
              icon={<IconCircleCheck size={18} />}
              title={t('free')}
            />
          )}
        </ActionBar>
      </Stack>
    </form>
  )
}
