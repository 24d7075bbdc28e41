import { createECDH } from 'node:crypto'
import { ConfigError } from '../../config'
import type { Config } from '../../config'
import { keptPushKey } from '../../secrets'
import type { Push } from './push'
import { webPushTo } from './web-push'

type PushConfig = Pick<Config, 'PUSH_PRIVATE_KEY' | 'PUSH_SERVICES' | 'SUPPORT_EMAIL' | 'DATA_DIR'>

/** The public half, as browsers want it. @returns undefined for what is no private key of P-256 */
function publicKeyOf(privateKey: string): string | undefined {
  const curve = createECDH('prime256v1')
  try {
    curve.setPrivateKey(privateKey, 'base64url')
    return curve.getPublicKey('base64url')
  } catch {
    return undefined
  }
}

/** @throws ConfigError for a key that cannot be signed with */
export function choosePush({ PUSH_PRIVATE_KEY, PUSH_SERVICES, SUPPORT_EMAIL, DATA_DIR }: PushConfig): Push {
  const privateKey = PUSH_PRIVATE_KEY ?? keptPushKey(DATA_DIR)
  const publicKey = publicKeyOf(privateKey)
  if (publicKey === undefined) throw new ConfigError([{ name: 'PUSH_PRIVATE_KEY', reason: 'must be a key of P-256' }])
  return webPushTo({ publicKey, privateKey, subject: `mailto:${SUPPORT_EMAIL}`, services: PUSH_SERVICES })
}
