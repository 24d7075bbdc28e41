import { createPrivateKey, webcrypto, X509Certificate } from 'node:crypto'
import { BitString, Integer, Utf8String } from 'asn1js'
import { addYears } from 'date-fns'
import { AttributeTypeAndValue, BasicConstraints, Certificate, Extension, Time } from 'pkijs'

const COMMON_NAME = '2.5.4.3'
const BASIC_CONSTRAINTS = '2.5.29.19'
const KEY_USAGE = '2.5.29.15'
/** Bits of digitalSignature and nonRepudiation. RFC 5280, 4.2.1.3. */
const SIGNS = new Uint8Array([0b1100_0000]).buffer
const YEARS = 10
const CURVE = { name: 'ECDSA', namedCurve: 'P-256' }

/**
 * A key and the certificate that it signs for itself, as PEM: nobody but the maker vouches for it, which is enough to see that a
 * document was not changed.
 * @param company stands in the certificate
 */
export async function makeSealCertificate(company: string, now: Date): Promise<string> {
  const keys = await webcrypto.subtle.generateKey(CURVE, true, ['sign', 'verify'])
  const certificate = new Certificate({
    version: 2,
    serialNumber: Integer.fromBigInt(BigInt(`0x${webcrypto.randomUUID().replaceAll('-', '')}`)),
    notBefore: new Time({ value: now }),
    notAfter: new Time({ value: addYears(now, YEARS) }),
    extensions: [
      new Extension({
        extnID: BASIC_CONSTRAINTS,
        critical: true,
        extnValue: new BasicConstraints({ cA: false }).toSchema().toBER(),
      }),
      new Extension({
        extnID: KEY_USAGE,
        critical: true,
        extnValue: new BitString({ valueHex: SIGNS, unusedBits: 6 }).toBER(),
      }),
    ],
  })
  for (const name of [certificate.subject, certificate.issuer])
    name.typesAndValues.push(
      new AttributeTypeAndValue({ type: COMMON_NAME, value: new Utf8String({ value: company }) }),
    )
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey)
  await certificate.sign(keys.privateKey, 'SHA-256')
  const key = Buffer.from(await webcrypto.subtle.exportKey('pkcs8', keys.privateKey))
  const pem = createPrivateKey({ key, format: 'der', type: 'pkcs8' }).export({ format: 'pem', type: 'pkcs8' })
  return `${pem}${new X509Certificate(Buffer.from(certificate.toSchema(true).toBER())).toString()}`
}
