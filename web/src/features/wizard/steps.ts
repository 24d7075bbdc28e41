import type { DeliveryType } from '@volant/domain/deliveries/statuses'

export type StepName = 'client' | 'journey' | 'restitution' | 'finish'

/** Three steps, four for a two-way delivery. Description 2.15. */
export function stepsOf(type: DeliveryType): StepName[] {
  return type === 'TWO_WAY_DELIVERY' ? ['client', 'journey', 'restitution', 'finish'] : ['client', 'journey', 'finish']
}

/** The step of `?step=`, 1-based; the nearest one if out of range. */
export function stepAt(type: DeliveryType, wanted: number): { name: StepName; number: number } {
  const steps = stepsOf(type)
  const number = Math.min(Math.max(1, wanted), steps.length)
  return { name: steps[number - 1] ?? 'client', number }
}
