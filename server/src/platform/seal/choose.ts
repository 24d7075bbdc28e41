import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { ConfigError } from '../../config'
import type { Config } from '../../config'
import { keptSealCertificate } from '../../secrets'
import { readSealIdentity, SealProblem } from './certificate'
import { createSeal } from './sealer'
import type { Seal } from './sealer'

type SealConfig = Pick<Config, 'SEAL_CERTIFICATE' | 'SEAL_PASSPHRASE' | 'DATA_DIR' | 'seller'>

/** The configured certificate, or the one that was made here once. */
async function read({ SEAL_CERTIFICATE, SEAL_PASSPHRASE, DATA_DIR, seller }: SealConfig) {
  if (SEAL_CERTIFICATE === undefined) {
    const text = await keptSealCertificate(DATA_DIR, seller.name)
    return readSealIdentity(Buffer.from(text), '', new Date())
  }
  const bytes = await readFile(resolve(DATA_DIR, SEAL_CERTIFICATE)).catch((cause: unknown) => {
    throw new SealProblem('names a file that cannot be read', { cause })
  })
  return readSealIdentity(bytes, SEAL_PASSPHRASE, new Date())
}

/** @throws ConfigError for a certificate that cannot be sealed with */
export async function chooseSeal(config: SealConfig): Promise<Seal> {
  try {
    return createSeal(await read(config))
  } catch (error) {
    if (!(error instanceof SealProblem)) throw error
    const reason = config.SEAL_CERTIFICATE
      ? error.message
      : `is not set, and ${resolve(config.DATA_DIR, 'seal.pem')} ${error.message}; remove that file to get a new one`
    throw new ConfigError([{ name: 'SEAL_CERTIFICATE', reason }])
  }
}
