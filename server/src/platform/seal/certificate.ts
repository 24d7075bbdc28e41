import { X509Certificate, createPrivateKey } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import type { Content } from './p12'

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
  // outside of what is judged: that a reader cannot be loaded is no fault of the file
  const p12 = bytes.includes('-----BEGIN ') ? undefined : await import('./p12')
  try {
    return usable(p12 ? await p12.readP12(bytes, passphrase) : readPem(bytes.toString(), passphrase), now)
  } catch (error) {
    if (error instanceof SealProblem) throw error
    throw new SealProblem('is damaged, of an encryption no longer in use, or has another passphrase', { cause: error })
  }
}
