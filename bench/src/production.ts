import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeSealCertificate } from '../../server/src/platform/seal/make'

const folder = mkdtempSync(join(tmpdir(), 'volant-bench-seal-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
const SEAL_CERTIFICATE = join(folder, 'seal.pem')
writeFileSync(SEAL_CERTIFICATE, await makeSealCertificate('Convoyage du Nord', new Date()))

const secret = () => randomBytes(32).toString('hex')
/** As the unit file and the image start a server: what is young is collected in smaller portions, which takes less memory. */
export const NODE_OPTIONS = ['--max-semi-space-size=4']

/** The environment of a production server. */
export const PRODUCTION = {
  NODE_ENV: 'production',
  // as the unit file and the image set them: threads share two heaps of the C library, which give large pieces back at once
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  AUTH_SECRET: secret(),
  LINK_SECRET: secret(),
  FILE_SECRET: secret(),
  SEAL_CERTIFICATE,
  SUPPORT_EMAIL: 'aide@convoyage.example',
  SUPPORT_PHONE: '+33 3 20 00 00 00',
  SELLER_NAME: 'Convoyage du Nord',
  SELLER_ADDRESS: '1 rue Faidherbe, 59000 Lille, France',
  SELLER_LEGAL_FORM: 'SAS',
  SELLER_SIREN: '732829320',
  SELLER_SIRET: '73282932000074',
  SELLER_VAT_ID: 'FR44732829320',
}

export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  await new Promise((closed) => server.close(closed))
  return port
}
