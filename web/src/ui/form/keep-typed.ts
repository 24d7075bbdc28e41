import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { withOthers } from '../../lib/changed'

/**
 * To be called as a form is sent: its fields may be typed in while it is saved.
 * @returns to be called once it is saved: the form is filled from what was, and what was typed since is still to be saved
 */
export function keepTyped<V extends FieldValues>({
  getValues,
  reset,
}: Pick<UseFormReturn<V, unknown, V>, 'getValues' | 'reset'>) {
  const sent = structuredClone(getValues())
  return (saved: V = sent): void => {
    const typed = withOthers(getValues(), sent, saved)
    reset(saved)
    reset(typed, { keepDefaultValues: true })
  }
}
