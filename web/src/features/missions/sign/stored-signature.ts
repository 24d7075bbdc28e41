import type { MissionStep } from '@volant/domain/deliveries/actions'
import type { Signed } from './sign-phase'

interface Stored {
  readonly step: MissionStep
  readonly signed: Signed
}

const keyOf = (missionId: string) => `volant.signature.${missionId}`

/** Keeps the signature on this device until the step is sent, so that it survives a reload. */
export const storedSignature = {
  save(missionId: string, step: MissionStep, signed: Signed): void {
    try {
      localStorage.setItem(keyOf(missionId), JSON.stringify({ step, signed } satisfies Stored))
    } catch {
      // Without storage it is lost on a reload.
    }
  },
  /** The signature of this step. That of another step was sent already, so it is removed. */
  of(missionId: string, step: MissionStep): Signed | undefined {
    try {
      const stored = JSON.parse(localStorage.getItem(keyOf(missionId)) ?? 'null') as Stored | null
      if (stored?.step === step) return stored.signed
      localStorage.removeItem(keyOf(missionId))
    } catch {
      // The stored text is invalid or cannot be read.
    }
    return undefined
  },
}
