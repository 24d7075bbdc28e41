import { createContext, use } from 'react'
import type { RowPanel } from '../../../ui/table/table'
import type { DeliveryRef } from '../links'
import type { Planned } from './planned'
import type { usePlanWords } from './use-plan-words'

/** What every bar, card and row of the planning needs of the page. */
export interface PlanContextValue {
  readonly now: Date
  readonly words: ReturnType<typeof usePlanWords>
  readonly hrefOf: (delivery: DeliveryRef) => string
  readonly driverHref: (id: string) => string
  /** Opens the dialog of a delivery; for whoever may plan. */
  readonly plan: ((delivery: Planned) => void) | undefined
  /** Opens a delivery beside the planning, where there is room for it. */
  readonly panel: RowPanel<DeliveryRef> | undefined
}

const PlanContext = createContext<PlanContextValue | null>(null)
export const PlanProvider = PlanContext.Provider

export function usePlan(): PlanContextValue {
  const value = use(PlanContext)
  if (!value) throw new Error('outside of the planning')
  return value
}

/** Missions under way have a place and a time of their own; before that they can be given and moved. */
export const isMovable = ({ status }: Planned): boolean =>
  status === 'SET' || status === 'CONFIRMED' || status === 'WAITING_FOR_DRIVER'
