import { createHash, webcrypto } from 'node:crypto'
import { ObjectIdentifier, OctetString, Sequence } from 'asn1js'
import {
  AlgorithmIdentifier,
  Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
  id_ContentType_Data,
  id_ContentType_SignedData,
} from 'pkijs'
import type { SealIdentity } from './certificate'

const CONTENT_TYPE = '1.2.840.113549.1.9.3'
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4'
const SIGNING_CERTIFICATE_V2 = '1.2.840.113549.1.9.16.2.47'
const SHA_256 = '2.16.840.1.101.3.4.2.1'
const SIGNED_ATTRIBUTES = 0
const HASH = 'SHA-256'

const sha256 = (bytes: Uint8Array) => Uint8Array.from(createHash('sha256').update(bytes).digest()).buffer

/** WebCrypto names a key's use where Node does not. */
function importKey({ key }: SealIdentity): Promise<webcrypto.CryptoKey> {
  const algorithm =
    key.asymmetricKeyType === 'rsa'
      ? { name: 'RSASSA-PKCS1-v1_5', hash: HASH }
      : { name: 'ECDSA', namedCurve: CURVES[key.asymmetricKeyDetails?.namedCurve ?? ''] ?? 'P-256' }
  return webcrypto.subtle.importKey('pkcs8', key.export({ format: 'der', type: 'pkcs8' }), algorithm, false, ['sign'])
}

const CURVES: Readonly<Record<string, string>> = { prime256v1: 'P-256', secp384r1: 'P-384', secp521r1: 'P-521' }

/**
 * What CAdES asks for at level B, and no more: PAdES forbids a signing time among them, the document states it (ETSI EN 319 142-1,
 * 6.3). The certificate is named by its hash, in the default algorithm of RFC 5035.
 */
function signedAttributes(data: Uint8Array, certificate: Uint8Array): SignedAndUnsignedAttributes {
  const named = new Sequence({ value: [new OctetString({ valueHex: sha256(certificate) })] })
  const attribute = (type: string, value: object) => new Attribute({ type, values: [value] })
  return new SignedAndUnsignedAttributes({
    type: SIGNED_ATTRIBUTES,
    attributes: [
      attribute(CONTENT_TYPE, new ObjectIdentifier({ value: id_ContentType_Data })),
      attribute(MESSAGE_DIGEST, new OctetString({ valueHex: sha256(data) })),
      attribute(SIGNING_CERTIFICATE_V2, new Sequence({ value: [new Sequence({ value: [named] })] })),
    ],
  })
}

/** A detached signature over these bytes, as CMS in DER: CAdES level B. RFC 5652, ETSI EN 319 122-1. */
export async function signDetached(data: Uint8Array, identity: SealIdentity): Promise<Buffer> {
  const certificates = [identity.certificate, ...identity.chain].map(({ raw }) =>
    Certificate.fromBER(Uint8Array.from(raw).buffer),
  )
  const [own] = certificates
  const signed = new SignedData({
    version: 1,
    digestAlgorithms: [new AlgorithmIdentifier({ algorithmId: SHA_256 })],
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: id_ContentType_Data }),
    certificates,
    signerInfos: [
      new SignerInfo({
        version: 1,
        sid: new IssuerAndSerialNumber({ issuer: own?.issuer, serialNumber: own?.serialNumber }),
        signedAttrs: signedAttributes(data, identity.certificate.raw),
      }),
    ],
  })
  await signed.sign(await importKey(identity), 0, HASH, Uint8Array.from(data).buffer)
  const info = new ContentInfo({ contentType: id_ContentType_SignedData, content: signed.toSchema(true) })
  return Buffer.from(info.toSchema().toBER())
}
