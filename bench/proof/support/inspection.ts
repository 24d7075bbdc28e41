import sharp from 'sharp'
import { INSPECTION_VIEWS } from '@volant/domain/deliveries/facts'
import { graphql, required } from './http'
import type { Signed } from './sign-in'
import { askPlace, putAt } from './uploads'

const CARS = 'query($id: ID!) { findDeliveryById(id: $id) { vehicles { id } } }'
const CHANGE = 'mutation($input: UpdateVehicleInput!) { updateVehicle(input: $input) { id } }'

/** Six photos, mileage and fuel, as the driver takes them before a departure. */
export async function inspectBefore(origin: string, driver: Signed, deliveryId: string): Promise<void> {
  const delivery = await graphql<{ vehicles: { id: string }[] }>(origin, driver, CARS, { id: deliveryId })
  const carId = required(delivery, 'the car').vehicles[0]?.id
  const picture = sharp({ create: { width: 64, height: 48, channels: 3, background: '#446688' } })
  const bytes = await picture.jpeg().toBuffer()
  const imagesBefore: Record<string, string> = {}
  for (const imagePos of INSPECTION_VIEWS) {
    const metadata = { module: 'delivery', CarState: 'images', carId, deliveryId, imagePos, state: 'before' }
    const wish = { type: 'image/jpeg', size: bytes.length, fileName: 'photo.jpg', metadata }
    const { key, url } = await askPlace(origin, driver, deliveryId, wish)
    required({ ...(await putAt(origin, driver, url, bytes, wish.type)), body: true }, 'a photo')
    imagesBefore[imagePos] = key
  }
  const input = { id: carId, imagesBefore, mileageBefore: 1000, essenceBefore: 4 }
  required(await graphql(origin, driver, CHANGE, { input }), 'the inspection')
}
