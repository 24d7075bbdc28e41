import { request as requests } from '@playwright/test'
import { assign, order } from './order'
import { readMessage } from './outbox'
import { graphql, send } from './people'

export interface RatedDelivery {
  readonly id: string
  readonly publicId: string
  readonly driverId: string
  /** The address of the survey page, with its token. */
  readonly link: string
}

const LINK = /(\/survey\?token=\S+)/
const DONE = 'mutation($input: UpdateDeliveryStatusInput!) { updateDeliveryStatus(input: $input) { id } }'
const DRIVER = 'query($id: ID!) { findDeliveryById(id: $id) { selectedDriver { id } } }'

/** A completed delivery whose customer was asked for their opinion. Each has its own address. */
export async function requestRating(address: string): Promise<RatedDelivery> {
  const since = new Date()
  const email = `avis.${Math.random().toString(36).slice(2)}@client.test`
  const ordered = await order(address, { email })
  const { id, publicId } = ordered
  await assign(address, ordered, 'driver4')
  await graphql(address, 'superAdmin', DONE, { input: { id, status: 'COMPLETED', reason: 'Pour l’enquête' } })
  const { findDeliveryById: found } = await graphql<{ findDeliveryById: { selectedDriver: { id: string } } }>(
    address,
    'superAdmin',
    DRIVER,
    { id },
  )
  await send(address, 'support', 'POST', '/email/send-rate-email', { deliveryId: id })
  const api = await requests.newContext({ baseURL: address })
  const link = await readMessage(api, email, LINK, since)
  await api.dispose()
  return { id, publicId, driverId: found.selectedDriver.id, link }
}
