import { useQueryClient } from '@tanstack/react-query'
import type { signMandate } from '@volant/contract/rest/drivers'
import { call, request } from '../../lib/api'
import { UpdateDriverDocument } from './queries.generated'

interface Change {
  readonly id: string
  readonly currentPassword: string
  /** Undefined where the account number stays. */
  readonly iban: string | undefined
  /** Whether a mandate is signed on it. */
  readonly sign: boolean
}

/** Saves the own account number and signs the mandate on it. The call returns the mandate's secret if one was signed. */
export function useOwnAccount() {
  const client = useQueryClient()
  return async ({ id, currentPassword, iban, sign }: Change): Promise<string | undefined> => {
    try {
      if (iban !== undefined) await request(UpdateDriverDocument, { input: { id, iban, currentPassword } })
      if (!sign) return undefined
      const signed = await call<typeof signMandate>('POST /drivers/mandate', { body: { currentPassword } })
      return signed.mandateId
    } finally {
      await client.invalidateQueries({ queryKey: ['drivers'] })
    }
  }
}
