import { X509Certificate, createPrivateKey } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { AuthenticatedSafe, CertBag, KeyBag, PFX, PKCS8ShroudedKeyBag } from 'pkijs'
import type { SafeBag } from 'pkijs'

/** What the product seals documents with: a key, its certificate, and those that lead from it to a root. */
export interface SealIdentity {
  readonly key: KeyObject
  readonly certificate: X509Certificate
  readonly chain: readonly X509Certificate[]
}

/** Why a file is no certificate to seal with, to be read behind the name of its variable. */
export class SealProblem extends Error {
  override name = 'SealProblem'
}

interface Content {
  readonly keys: readonly KeyObject[]
  readonly certificates: readonly X509Certificate[]
}

const BLOCK = /-----BEGIN ([A-Z0-9 ]+)-----[\s\S]+?-----END \1-----/g

function readPem(text: string, passphrase: string): Content {
  const blocks = [...text.matchAll(BLOCK)].map(([block, label = '']) => ({ block, label }))
  return {
    keys: blocks
      .filter(({ label }) => label.endsWith('PRIVATE KEY'))
      .map(({ block }) => createPrivateKey({ key: block, passphrase })),
    certificates: blocks.filter(({ label }) => label === 'CERTIFICATE').map(({ block }) => new X509Certificate(block)),
  }
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

async function readP12(bytes: Buffer, passphrase: string): Promise<Content> {
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

function usable({ keys, certificates }: Content, now: Date): SealIdentity {
  const [key] = keys
  if (key === undefined) throw new SealProblem('holds no private key')
  const certificate = certificates.find((each) => each.checkPrivateKey(key))
  if (certificate === undefined) throw new SealProblem('holds no certificate of its private key')
  if (!['rsa', 'ec'].includes(key.asymmetricKeyType ?? '')) throw new SealProblem('must hold an RSA or an EC key')
  const { validFrom, validTo } = certificate
  if (now < new Date(validFrom)) throw new SealProblem(`holds a certificate that is valid only from ${validFrom}`)
  if (now >= new Date(validTo)) throw new SealProblem(`holds a certificate that expired on ${validTo}`)
  return { key, certificate, chain: certificates.filter((each) => each !== certificate) }
}

/**
 * Reads a P12 file, or PEM blocks: a private key, its certificate, and any between it and its root.
 * @throws SealProblem for what cannot be read, does not fit together, or is out of its time
 */
export async function readSealIdentity(bytes: Buffer, passphrase: string, now: Date): Promise<SealIdentity> {
  const isPem = bytes.includes('-----BEGIN ')
  try {
    return usable(isPem ? readPem(bytes.toString(), passphrase) : await readP12(bytes, passphrase), now)
  } catch (error) {
    if (error instanceof SealProblem) throw error
    throw new SealProblem('is damaged, of an encryption no longer in use, or has another passphrase', { cause: error })
  }
}
