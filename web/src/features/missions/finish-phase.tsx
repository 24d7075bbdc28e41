import { IconFileText } from '@tabler/icons-react'
import { useWords } from '../../lib/i18n'
import { Card } from '../../ui/layout/card'
import { ActionBar } from './action-bar'
import { Fold } from './fold'
import type { PhaseProps } from './phase-props'
import classes from './prepare/cards.module.css'
import { FileLinks } from './prepare/file-links'
import { SignedPaper } from './signed-paper/signed-paper'
import { StepAlert } from './step-alert'

/** The last step: the report exists, or is filed here from paper, and the mission can be completed. */
export function FinishPhase({ mission, stepping }: PhaseProps) {
  const t = useWords('mission')
  const reports = mission.validationDocs.filter(({ type, deleted }) => type === 'PV' && !deleted)
  const isMissing = reports.length === 0
  const twoWay = mission.type === 'TWO_WAY_DELIVERY'
  return (
    <div className={classes.stack}>
      <Card
        title={t('finish.title')}
        description={isMissing ? undefined : t(twoWay ? 'finish.swapText' : 'finish.text')}
      >
        <FileLinks files={reports} empty={t('finish.noPv')} icon={<IconFileText size={20} aria-hidden="true" />} />
      </Card>
      <Fold title={t('finish.paper')} open={isMissing}>
        <SignedPaper mission={mission} />
      </Fold>
      <ActionBar
        label={t('finish.button')}
        busy={stepping.busy}
        disabled={isMissing}
        onGo={() => void stepping.advance('FINISH')}
      >
        <StepAlert problem={stepping.problem} />
      </ActionBar>
    </div>
  )
}
