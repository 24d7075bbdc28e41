import { X509Certificate, createPrivateKey } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { AuthenticatedSafe, CertBag, KeyBag, PFX, PKCS8ShroudedKeyBag } from 'pkijs'
import type { SafeBag } from 'pkijs'

/** What a file holds. */
export interface Content {
  readonly keys: readonly KeyObject[]
  readonly certificates: readonly X509Certificate[]
}

interface Shrouded {
  parseInternalValues(parameters: { readonly password: ArrayBuffer }): Promise<void>
}

async function openBag({ bagValue }: SafeBag, password: ArrayBuffer): Promise<Partial<Content>> {
  if (bagValue instanceof CertBag && bagValue.parsedValue && 'subjectPublicKeyInfo' in bagValue.parsedValue)
    return { certificates: [new X509Certificate(Buffer.from(bagValue.parsedValue.toSchema(true).toBER()))] }
  // its type keeps to itself that a bag takes off its own encryption
  if (bagValue instanceof PKCS8ShroudedKeyBag) await (bagValue as unknown as Shrouded).parseInternalValues({ password })
  const key = bagValue instanceof PKCS8ShroudedKeyBag ? bagValue.parsedValue : bagValue
  if (key === undefined || !(bagValue instanceof PKCS8ShroudedKeyBag || bagValue instanceof KeyBag)) return {}
  return { keys: [createPrivateKey({ key: Buffer.from(key.toSchema().toBER()), format: 'der', type: 'pkcs8' })] }
}

/** The keys and certificates of a P12 file. RFC 7292. */
export async function readP12(bytes: Buffer, passphrase: string): Promise<Content> {
  const password = Uint8Array.from(Buffer.from(passphrase)).buffer
  const file = PFX.fromBER(Uint8Array.from(bytes).buffer)
  await file.parseInternalValues({ password, checkIntegrity: true })
  const safe = file.parsedValue?.authenticatedSafe ?? new AuthenticatedSafe()
  await safe.parseInternalValues({ safeContents: safe.safeContents.map(() => ({ password })) })
  const contents: { value: { safeBags: SafeBag[] } }[] = safe.parsedValue?.safeContents ?? []
  const bags = await Promise.all(contents.flatMap(({ value }) => value.safeBags).map((bag) => openBag(bag, password)))
  return {
    keys: bags.flatMap(({ keys = [] }) => keys),
    certificates: bags.flatMap(({ certificates = [] }) => certificates),
  }
}
