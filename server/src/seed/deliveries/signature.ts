import sharp from 'sharp'
import { subDays } from 'date-fns'
import { isTwoWay } from '@volant/domain/deliveries/facts'
import { pvLabel } from '@volant/domain/deliveries/sealing'
import type { PrepareReport } from '../../features/missions/public'
import type { Random } from '../random'
import type { Clock } from '../../platform/clock'
import { reportKey } from '../pictures/keys'
import { signature } from '../pictures/papers'
import type { Keep } from '../pictures/store'

const DRAWN_DAYS = 2

interface Desk {
  readonly prepareReport: PrepareReport
  readonly keep: Keep
  readonly clock: Clock
  readonly now: Date
  readonly random: Random
}

/** Lately people sign on the screen and the product draws the report; before that they signed on paper, and a photo was filed. */
export function createSigning({ prepareReport, keep, clock, now, random }: Desk): PrepareReport {
  const onScreenSince = subDays(now, DRAWN_DAYS)
  return async (tx, inspected) => {
    if (clock.now() < onScreenSince) {
      if (inspected.side === 'before') return null
      const { delivery, vehicle } = inspected
      const twoWay = isTwoWay(delivery)
      const one = random.int(0, 2)
      // the two of a round trip differ
      const key = reportKey(twoWay ? vehicle : one)
      const label = pvLabel(twoWay, vehicle)
      const document = { name: 'PV.jpg', key, url: `/files/${key}`, label, type: 'PV' } as const
      // the photo is one of those that are filed once for all of them
      return async () => ({
        document,
        signatureKey: null,
        isTrueOf: () => Promise.resolve(true),
        file: () => Promise.resolve(),
      })
    }
    const { id, organizationId } = inspected.delivery
    const drawn = async (who: 'driver' | 'other', place: number) => {
      const key = `Deliveries/${id}/signature/${inspected.side}-${inspected.vehicle + 1}-${who}.png`
      const bytes = await sharp(Buffer.from(signature(place)))
        .png()
        .toBuffer()
      await keep(tx, {
        key,
        bytes,
        type: 'image/png',
        kind: 'signature',
        fileName: 'signature.png',
        deliveryId: id,
        organizationId,
      })
      return key
    }
    // at departure nobody of the customer's is there to sign in the demo
    if (inspected.side === 'before')
      return prepareReport(tx, { ...inspected, driverSignatureKey: await drawn('driver', 1) })
    const place = random.int(0, 2)
    const driverSignatureKey = await drawn('driver', place + 1)
    return prepareReport(tx, { ...inspected, driverSignatureKey, signatureKey: await drawn('other', place) })
  }
}
