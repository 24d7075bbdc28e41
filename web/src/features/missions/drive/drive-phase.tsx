import { useEffect } from 'react'
import { Alert } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconFlag } from '@tabler/icons-react'
import { vehicleOfStep } from '@volant/domain/deliveries/mission'
import { isAtPlace } from '@volant/domain/tracking/at-place'
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

const BUZZ_MS = 200

/** While driving: shares the position, shows the route, and has a button for the arrival, which it proposes near the address. */
export function DrivePhase({ mission, step, stepping }: PhaseProps) {
  const t = useWords('mission')
  const [asking, dialog] = useDisclosure(false)
  const sharing = usePositionSharing(mission.id, step, mission.sharingPausedAt)
  const { from, to } = tripFor(mission, step)
  const { fix, fixBefore, paused } = sharing
  const near = !paused && to !== null && isAtPlace([fixBefore, fix], to)
  useEffect(() => {
    // the phone lies in its holder, or in a pocket
    if (near) navigator.vibrate?.(BUZZ_MS)
  }, [near])
  const arrive = async () => {
    const here = fix && { latitude: fix.latitude, longitude: fix.longitude }
    if (await stepping.advance(step, here)) sharing.end()
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
        <div role="status">
          {near && (
            <Alert variant="light" icon={<IconFlag size={18} />}>
              {t('drive.near')}
            </Alert>
          )}
        </div>
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
