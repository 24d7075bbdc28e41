import { IconChevronDown } from '@tabler/icons-react'
import type { MissionStep } from '@volant/domain/deliveries/actions'
import { useWords } from '../../../lib/i18n'
import type { Mission } from '../mission'
import classes from './facts-fold.module.css'
import { MissionFacts } from './mission-facts'

interface Props {
  mission: Mission
  step: MissionStep
}

/** What stood on the first screen stays at hand on the later ones, folded. */
export function FactsFold({ mission, step }: Props) {
  const t = useWords('mission')
  return (
    <details className={classes.fold}>
      <summary className={classes.summary}>
        {t('prepare.details')}
        <IconChevronDown className={classes.arrow} size={18} aria-hidden="true" />
      </summary>
      <div className={classes.facts}>
        <MissionFacts mission={mission} step={step} />
      </div>
    </details>
  )
}
