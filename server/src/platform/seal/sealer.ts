import type { SealIdentity } from './certificate'

/** Signs a PDF that has room for a signature (`Paper.finish`): PAdES level B-B. ETSI EN 319 142-1. */
export type Seal = (pdf: Buffer) => Promise<Buffer>

/** What signs comes with the first document: it takes three megabytes. */
export function createSeal(identity: SealIdentity): Seal {
  return async (pdf) => {
    const { signPdf } = await import('./sign-pdf')
    return signPdf(pdf, identity)
  }
}
