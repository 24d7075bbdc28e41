import type { ReactNode } from 'react'
import type { MissionStep } from '@volant/domain/deliveries/actions'
import { useWords } from '../../lib/i18n'
import { phasesOf, type Phase } from './phases'
import classes from './step-header.module.css'

interface Props {
  steps: readonly MissionStep[]
  step: MissionStep
  phase: Phase
  /** When the driver is expected. */
  children: ReactNode
}

/** The progress of the mission: a bar for each step, the name of this one, when the driver is expected, and its screens. */
export function StepHeader({ steps, step, phase, children }: Props) {
  const t = useWords('mission')
  const at = steps.indexOf(step)
  const phases = phasesOf(step)
  return (
    <nav className={classes.header} aria-label={t('steps')}>
      <ol className={classes.bars}>
        {steps.map((each, index) => (
          <li
            key={each}
            className={classes.bar}
            data-state={index < at ? 'done' : index === at ? 'current' : 'ahead'}
            aria-current={index === at ? 'step' : undefined}
          >
            <span className={classes.hidden}>{t(`step.${each}`)}</span>
          </li>
        ))}
      </ol>
      <p className={classes.where}>
        <span className={classes.name}>{t(`step.${step}`)}</span>
        <span className={classes.count}>{t('progress', { current: at + 1, total: steps.length })}</span>
      </p>
      {children}
      {phases.length > 1 && (
        <ol className={classes.phases}>
          {phases.map((each) => (
            <li key={each} className={classes.phase} aria-current={each === phase ? 'step' : undefined}>
              {t(`phase.${each}`)}
            </li>
          ))}
        </ol>
      )}
    </nav>
  )
}
