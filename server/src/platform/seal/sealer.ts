import { SignPdf, Signer } from '@signpdf/signpdf'
import type { SealIdentity } from './certificate'
import { signDetached } from './cms'

class Cms extends Signer {
  readonly #identity: SealIdentity
  constructor(identity: SealIdentity) {
    super()
    this.#identity = identity
  }
  override sign(document: Buffer): Promise<Buffer> {
    return signDetached(document, this.#identity)
  }
}

/** Signs a PDF that has room for a signature (`Paper.finish`): PAdES level B-B. ETSI EN 319 142-1. */
export type Seal = (pdf: Buffer) => Promise<Buffer>

export function createSeal(identity: SealIdentity): Seal {
  const signer = new Cms(identity)
  return (pdf) => new SignPdf().sign(pdf, signer)
}
