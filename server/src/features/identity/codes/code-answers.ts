import { AppError } from '@volant/contract/errors'
import { maskedEmail } from '../../../platform/masked'

export interface CodeDelivery {
  readonly CodeDeliveryDetails: {
    readonly Destination: string
    readonly DeliveryMedium: 'EMAIL'
    readonly AttributeName: 'email'
  }
}

/** Made of the name that was typed, so that it says nothing about the account. */
export function deliveryDetails(name: string): CodeDelivery {
  return {
    CodeDeliveryDetails: {
      Destination: maskedEmail(name),
      DeliveryMedium: 'EMAIL',
      AttributeName: 'email',
    },
  }
}

/** Wrong, old, used, burned, or no such account: all the same. */
export function wrongCode(): AppError {
  return new AppError('BAD_USER_INPUT', { fields: [{ path: 'code', code: 'invalid' }] })
}
