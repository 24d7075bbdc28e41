import { useWords } from '../../../lib/i18n'
import { Card } from '../../../ui/layout/card'
import { ActionBar } from '../action-bar'
import { tripFor } from '../mission'
import type { PhaseProps } from '../phase-props'
import classes from '../prepare/cards.module.css'
import { PlaceRow } from '../prepare/place-rows'
import { StepAlert } from '../step-alert'

/** After taking the vehicle: the destination and the button to depart. */
export function GoPhase({ mission, step, stepping }: PhaseProps) {
  const t = useWords('mission')
  return (
    <div className={classes.stack}>
      <Card title={t('go.title')} description={t('go.text')}>
        <PlaceRow label={t('drive.destination')} place={tripFor(mission, step).to} />
      </Card>
      <ActionBar label={t('go.button')} busy={stepping.busy} onGo={() => void stepping.advance(step)}>
        <StepAlert problem={stepping.problem} />
      </ActionBar>
    </div>
  )
}
