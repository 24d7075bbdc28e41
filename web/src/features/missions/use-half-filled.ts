import { useEffect } from 'react'
import { newVersion } from '../../lib/lazy/new-version'
import { unsaved } from '../../lib/lazy/unsaved'
import type { Phase } from './phases'

const HALF_FILLED: readonly Phase[] = ['inspection', 'condition', 'sign', 'code']

/** From the first photo to the code no new version of the pages comes in; right after that it may. */
export function useHalfFilled(phase: Phase): void {
  const half = HALF_FILLED.includes(phase)
  useEffect(() => {
    if (!half) return undefined
    const release = unsaved.hold()
    return () => {
      release()
      // what was typed is kept with the step, or was given up
      unsaved.leavePage()
      newVersion.takeIfSafe()
    }
  }, [half])
}
