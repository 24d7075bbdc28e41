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

/** Puts the signature into the room that the PDF has for it. */
export function signPdf(pdf: Buffer, identity: SealIdentity): Promise<Buffer> {
  return new SignPdf().sign(pdf, new Cms(identity))
}
