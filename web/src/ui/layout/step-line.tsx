import { useState, type ReactNode } from 'react'
import { IconCheck, IconX } from '@tabler/icons-react'
import classes from './step-line.module.css'

export interface LineStep {
  readonly key: string
  readonly label: string
  readonly state: 'DONE' | 'CURRENT' | 'AHEAD'
  /** When it was reached, ready to show. */
  readonly at?: string
  /** Below the current step: what it waits for. */
  readonly note?: ReactNode
  /** How the line ended: the current step is the last one. */
  readonly end?: 'good' | 'bad'
}

/** More steps than this stand across only on a wide screen, where their words need not be broken. */
const FEW = 10

interface Props {
  label: string
  steps: readonly LineStep[]
  /** The words of the button that unfolds a vertical line; without them it stands unfolded. */
  fold?: { readonly all: string; readonly less: string }
}

/** Where something stands: across where there is room for it, down where there is not. */
export function StepLine({ label, steps, fold }: Props) {
  const [unfolded, setUnfolded] = useState(false)
  const here = steps.findIndex(({ state }) => state === 'CURRENT')
  const isFar = (index: number) => fold !== undefined && !unfolded && Math.abs(index - here) > 1
  return (
    <div className={classes.line} data-many={steps.length > FEW || undefined}>
      <ol className={classes.steps} aria-label={label}>
        {steps.map(({ key, label: name, state, at, note, end }, index) => (
          <li
            key={key}
            className={classes.step}
            data-state={state}
            data-end={end}
            data-far={isFar(index) || undefined}
            aria-current={state === 'CURRENT' ? 'step' : undefined}
          >
            <span className={classes.mark} aria-hidden="true">
              {end === 'bad' ? <IconX size={12} /> : (state === 'DONE' || end) && <IconCheck size={12} />}
            </span>
            <span className={classes.words}>
              <span className={classes.name}>{name}</span>
              {at && <span className={classes.at}>{at}</span>}
              {note && <span className={classes.note}>{note}</span>}
            </span>
          </li>
        ))}
      </ol>
      {fold && steps.some((_, index) => Math.abs(index - here) > 1) && (
        <button type="button" className={classes.fold} aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
          {unfolded ? fold.less : fold.all}
        </button>
      )}
    </div>
  )
}
