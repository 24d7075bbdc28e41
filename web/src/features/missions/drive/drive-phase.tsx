import { useDisclosure } from '@mantine/hooks'
import { vehicleOfStep } from '@volant/domain/deliveries/mission'
import { useWords } from '../../../lib/i18n'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog'
import { Card } from '../../../ui/layout/card'
import { ActionBar } from '../action-bar'
import { tripFor } from '../mission'
import type { PhaseProps } from '../phase-props'
import classes from '../prepare/cards.module.css'
import { PersonRow } from '../prepare/person-row'
import { PlaceRow } from '../prepare/place-rows'
import { StepAlert } from '../step-alert'
import { DriveMap } from './drive-map'
import { PositionCard } from './position-card'
import { usePositionSharing } from './use-position-sharing'

/** While driving: shares the position, shows the route, and has a button for the arrival. */
export function DrivePhase({ mission, step, stepping }: PhaseProps) {
  const t = useWords('mission')
  const [asking, dialog] = useDisclosure(false)
  const sharing = usePositionSharing(mission.id, mission.sharingPausedAt)
  const { from, to } = tripFor(mission, step)
  const arrive = async () => {
    const { fix } = sharing
    const here = fix && { latitude: fix.latitude, longitude: fix.longitude }
    await stepping.advance(step, here)
  }
  return (
    <div className={classes.stack}>
      <PositionCard sharing={sharing} />
      <DriveMap from={from} to={to} sharing={sharing} back={vehicleOfStep(step) === 1} />
      <Card>
        <PlaceRow label={t('drive.destination')} place={to} />
      </Card>
      <Card>
        <PersonRow
          role={t('prepare.contact')}
          firstName={mission.clientFirstName}
          lastName={mission.clientLastName}
          phone={mission.clientPhone}
        />
      </Card>
      <ActionBar label={t('drive.arrived')} busy={stepping.busy} onGo={dialog.open}>
        <StepAlert problem={stepping.problem} />
      </ActionBar>
      <ConfirmDialog
        opened={asking}
        onClose={dialog.close}
        title={t('drive.arriveTitle')}
        confirm={t('drive.arriveConfirm')}
        onConfirm={arrive}
      >
        {t('drive.arriveText')}
      </ConfirmDialog>
    </div>
  )
}
