import type { MissionStep } from '@volant/domain/deliveries/actions'
import { useWords } from '../../../lib/i18n'
import { Fold } from '../fold'
import type { Mission } from '../mission'
import { MissionFacts } from './mission-facts'

interface Props {
  mission: Mission
  step: MissionStep
}

/** What stood on the first screen stays at hand on the later ones. */
export function FactsFold({ mission, step }: Props) {
  const t = useWords('mission')
  return (
    <Fold title={t('prepare.details')}>
      <MissionFacts mission={mission} step={step} />
    </Fold>
  )
}
