import { useRef, type HTMLAttributes, type ReactNode } from 'react'
import { Link } from '../../../ui/layout/link'
import { openBeside } from '../../../ui/table/data-row'
import { usePlan } from './plan-context'
import type { Planned } from './planned'
import { useDraggable } from './use-dragging'

interface Props extends HTMLAttributes<HTMLElement> {
  delivery: Planned
  /** Opens the dialog; without it the delivery opens beside the planning, and nothing can be dragged. */
  onPlan: ((delivery: Planned) => void) | undefined
  /** Dragging it to the side moves its dates. */
  timed?: boolean
  children: ReactNode
}

/** A delivery on the planning: it can be dragged and opens its dialog where it may be planned, and its panel or page otherwise. */
export function MissionOpener({ delivery, onPlan, timed = false, children, ...rest }: Props) {
  const { hrefOf, panel } = usePlan()
  const button = useRef<HTMLButtonElement>(null)
  useDraggable(button, onPlan ? delivery : null, timed)
  const row = {
    ...rest,
    'data-row-link': delivery.publicId,
    'aria-current': panel?.open === delivery.publicId || undefined,
  }
  if (!onPlan)
    return (
      <Link
        {...row}
        href={hrefOf(delivery)}
        draggable={false}
        onClick={panel && ((event) => openBeside(event, panel, delivery))}
      >
        {children}
      </Link>
    )
  return (
    <button {...row} type="button" ref={button} onClick={() => onPlan(delivery)}>
      {children}
    </button>
  )
}
