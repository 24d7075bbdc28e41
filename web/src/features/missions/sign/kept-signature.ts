import type { MissionStep } from '@volant/domain/deliveries/actions'
import type { Signed } from './sign-phase'

interface Kept {
  readonly step: MissionStep
  readonly signed: Signed
}

const keyOf = (missionId: string) => `volant.signed.${missionId}`

/** What the recipient left, kept on this device until the server has it: a reload before the code must not ask twice. */
export const keptSignature = {
  keep(missionId: string, step: MissionStep, signed: Signed): void {
    try {
      localStorage.setItem(keyOf(missionId), JSON.stringify({ step, signed } satisfies Kept))
    } catch {
      // Storage is full or forbidden: then it lives as long as the page.
    }
  },
  /** That of this step; one of a step that is taken by now is what the server has, and forgotten here. */
  of(missionId: string, step: MissionStep): Signed | undefined {
    try {
      const kept = JSON.parse(localStorage.getItem(keyOf(missionId)) ?? 'null') as Kept | null
      if (kept?.step === step) return kept.signed
      localStorage.removeItem(keyOf(missionId))
    } catch {
      // Nothing that can be read is kept.
    }
    return undefined
  },
}
