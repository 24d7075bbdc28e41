import { IconCheck } from '@tabler/icons-react'
import { Link } from './link'
import classes from './stepper.module.css'

interface Props {
  /** Steps in order; one with an `href` is a link. */
  steps: readonly { label: string; href?: string }[]
  /** 1-based, as in `?step=`. */
  current: number
  label: string
}

/** The progress in a form of several pages. */
export function Stepper({ steps, current, label }: Props) {
  return (
    <nav aria-label={label}>
      <ol className={classes.steps}>
        {steps.map((step, index) => {
          const number = index + 1
          const state = number < current ? 'done' : number === current ? 'current' : 'ahead'
          const inner = (
            <>
              <span className={classes.mark}>
                {state === 'done' ? <IconCheck size={14} aria-hidden="true" /> : number}
              </span>
              <span className={classes.label}>{step.label}</span>
            </>
          )
          return (
            <li
              key={step.label}
              className={classes.step}
              data-state={state}
              aria-current={state === 'current' ? 'step' : undefined}
            >
              {state === 'done' && step.href ? (
                <Link href={step.href} className={classes.link}>
                  {inner}
                </Link>
              ) : (
                <span className={classes.link}>{inner}</span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
