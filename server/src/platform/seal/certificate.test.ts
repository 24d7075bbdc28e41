import { execFileSync } from 'node:child_process'
import { createPrivateKey, generateKeyPairSync, X509Certificate } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addYears, subYears } from 'date-fns'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../config'
import { readSealIdentity } from './certificate'
import { chooseSeal } from './choose'
import { makeSealCertificate } from './make'

const folder = mkdtempSync(join(tmpdir(), 'volant-seal-'))
const now = new Date()
let pem: string

beforeAll(async () => {
  pem = await makeSealCertificate('Convoyage du Nord', now)
})
afterAll(() => rmSync(folder, { recursive: true }))

const read = (text: string | Buffer, passphrase = '', at = new Date()) =>
  readSealIdentity(Buffer.from(text), passphrase, at)
const certificateOf = (text: string) => /-----BEGIN CERTIFICATE-----[^]+/.exec(text)?.[0] ?? ''
const keyOf = (text: string) => createPrivateKey(text)

describe('a certificate to seal with', () => {
  it('is made for the company, for ten years, and read again with its key', async () => {
    const { certificate, key, chain } = await read(pem)
    expect(certificate.subject).toBe('CN=Convoyage du Nord')
    expect(new Date(certificate.validTo).getUTCFullYear()).toBe(now.getUTCFullYear() + 10)
    expect(certificate.ca).toBe(false)
    expect(certificate.verify(certificate.publicKey)).toBe(true)
    expect(certificate.checkPrivateKey(key)).toBe(true)
    expect(chain).toEqual([])
  })

  it('may be encrypted, and stand among others in any order', async () => {
    const other = certificateOf(await makeSealCertificate('Autorité', now))
    const encrypted = keyOf(pem).export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'secret' })
    const identity = await read(`${other}${certificateOf(pem)}${encrypted}`, 'secret')
    expect(identity.certificate.subject).toBe('CN=Convoyage du Nord')
    expect(identity.chain.map(({ subject }) => subject)).toEqual(['CN=Autorité'])
    await expect(read(`${certificateOf(pem)}${encrypted}`, 'wrong')).rejects.toThrow('has another passphrase')
  })

  it('may be a P12 file as openssl writes it', async (context) => {
    const [from, to] = [join(folder, 'own.pem'), join(folder, 'own.p12')]
    writeFileSync(from, pem)
    try {
      execFileSync('openssl', ['pkcs12', '-export', '-in', from, '-out', to, '-passout', 'pass:motdépassé'])
    } catch {
      return context.skip('not run: openssl is not installed')
    }
    const { certificate } = await read(readFileSync(to), 'motdépassé')
    expect(certificate.fingerprint256).toBe(new X509Certificate(certificateOf(pem)).fingerprint256)
    await expect(read(readFileSync(to), 'wrong')).rejects.toThrow('has another passphrase')
  })

  it('is refused where it is broken, does not fit together, or is out of its time', async () => {
    const stranger = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({
      type: 'pkcs8',
      format: 'pem',
    })
    const ed = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' })
    await expect(read(certificateOf(pem))).rejects.toThrow('holds no private key')
    await expect(read(`${stranger}${certificateOf(pem)}`)).rejects.toThrow('holds no certificate of its private key')
    await expect(read(`${ed}${certificateOf(pem)}`)).rejects.toThrow('holds no certificate of its private key')
    await expect(read(pem.replace(/MI.{10}/, 'AAAAAAAAAAAA'))).rejects.toThrow('is damaged')
    await expect(read('')).rejects.toThrow('is damaged')
    await expect(read(pem, '', addYears(now, 11))).rejects.toThrow('holds a certificate that expired on')
    await expect(read(pem, '', subYears(now, 1))).rejects.toThrow('holds a certificate that is valid only from')
  })
})

describe('the start', () => {
  const config = (more: object = {}) => ({ ...readConfig({ DEMO: '1', DATA_DIR: folder }), ...more })

  it('makes a certificate of its own once, which only its account may read', async () => {
    await chooseSeal(config())
    const path = join(folder, 'seal.pem')
    const made = readFileSync(path, 'utf8')
    await chooseSeal(config())
    expect(readFileSync(path, 'utf8')).toBe(made)
    expect(statSync(path).mode & 0o777).toBe(0o600)
  })

  it('stops for a certificate that cannot be sealed with, and says which variable and why', async () => {
    const SEAL_CERTIFICATE = 'given.pem'
    const start = () => chooseSeal(config({ SEAL_CERTIFICATE }))
    await expect(start()).rejects.toThrow(/SEAL_CERTIFICATE names a file that cannot be read/)
    writeFileSync(join(folder, SEAL_CERTIFICATE), await makeSealCertificate('Volant', subYears(now, 10)))
    await expect(start()).rejects.toThrow(/SEAL_CERTIFICATE holds a certificate that expired on/)
    writeFileSync(join(folder, SEAL_CERTIFICATE), pem)
    await expect(start()).resolves.toBeTypeOf('function')
    writeFileSync(join(folder, 'seal.pem'), 'x')
    await expect(chooseSeal(config())).rejects.toThrow(
      /SEAL_CERTIFICATE is not set, and .*seal\.pem is damaged.*remove that file/,
    )
  })
})
