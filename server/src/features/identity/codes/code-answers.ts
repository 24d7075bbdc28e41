import { AppError } from '@volant/contract/errors'

export interface CodeDelivery {
  readonly CodeDeliveryDetails: {
    readonly Destination: string
    readonly DeliveryMedium: 'EMAIL'
    readonly AttributeName: 'email'
  }
}

function masked(part: string): string {
  return `${part.charAt(0)}***`
}

/** Made of the name that was typed, so that it says nothing about the account. */
export function deliveryDetails(name: string): CodeDelivery {
  const [local = '', domain = ''] = name.split('@')
  return {
    CodeDeliveryDetails: {
      Destination: `${masked(local)}@${masked(domain)}`,
      DeliveryMedium: 'EMAIL',
      AttributeName: 'email',
    },
  }
}

/** Wrong, old, used, burned, or no such account: all the same. */
export function wrongCode(): AppError {
  return new AppError('BAD_USER_INPUT', { fields: [{ path: 'code', code: 'invalid' }] })
}
