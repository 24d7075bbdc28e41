import type { DeliveryType } from '@volant/domain/deliveries/statuses'
import { useWords } from '../../lib/i18n'
import { Stepper } from '../../ui/layout/stepper'
import classes from './step-list.module.css'
import { stepsOf } from './steps'

interface Props {
  type: DeliveryType
  current: number
  /** Absent while the delivery does not exist, because there is no other step to open. */
  hrefOf?: (step: number) => string
}

export function StepList({ type, current, hrefOf }: Props) {
  const t = useWords('wizard')
  const steps = stepsOf(type).map((name, index) => ({ label: t(`step.${name}`), href: hrefOf?.(index + 1) }))
  return (
    <div className={classes.steps}>
      <Stepper steps={steps} current={current} label={t('steps')} />
    </div>
  )
}
