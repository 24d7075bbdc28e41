import type { DeliveryStepName } from '@volant/domain/deliveries/steps'
import { formatDateTime } from '../../lib/format'
import { StepLine } from '../layout/step-line'

interface Step<Name, Awaited> {
  readonly name: Name
  readonly state: 'DONE' | 'CURRENT' | 'AHEAD'
  readonly at?: string | null
  readonly awaits?: Awaited
}

interface Props<Name, Awaited> {
  label: string
  steps: readonly Step<Name, Awaited>[]
  nameOf: (name: Name) => string
  /** What the current step waits for, in words; left out where the reader is not told. */
  awaitedOf?: (awaits: NonNullable<Awaited>) => string
  /** The words of the button that unfolds the line where it stands upright. */
  fold?: { readonly all: string; readonly less: string }
}

function endOf(name: DeliveryStepName): 'good' | 'bad' | undefined {
  if (name === 'CANCELLED') return 'bad'
  return name === 'COMPLETED' ? 'good' : undefined
}

/** The line of steps of a delivery, in the words of whoever reads it. */
export function DeliveryLine<Name extends DeliveryStepName, Awaited>({
  label,
  steps,
  nameOf,
  awaitedOf,
  fold,
}: Props<Name, Awaited>) {
  return (
    <StepLine
      label={label}
      fold={fold}
      steps={steps.map(({ name, state, at, awaits }) => ({
        key: name,
        label: nameOf(name),
        state,
        at: at ? formatDateTime(at) : undefined,
        note: awaits ? awaitedOf?.(awaits) : undefined,
        end: state === 'CURRENT' ? endOf(name) : undefined,
      }))}
    />
  )
}
