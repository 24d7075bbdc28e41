import sharp from 'sharp'
import { subDays } from 'date-fns'
import type { PrepareReport } from '../../features/missions/public'
import type { Random } from '../random'
import type { Clock } from '../../platform/clock'
import { reportKey } from '../pictures/keys'
import { signature } from '../pictures/papers'
import type { Keep } from '../pictures/store'

const DRAWN_DAYS = 12

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
  return async (tx, handOver) => {
    if (clock.now() < onScreenSince) {
      const key = reportKey(random.int(0, 2))
      const document = { name: 'PV.jpg', key, url: `/files/${key}`, label: 'PV', type: 'PV' } as const
      // the photo is one of those that are filed once for all of them
      return async () => ({
        document,
        signatureKey: null,
        isTrueOf: () => Promise.resolve(true),
        file: () => Promise.resolve(),
      })
    }
    const { id, organizationId } = handOver.delivery
    const signatureKey = `Deliveries/${id}/signature/${handOver.vehicle + 1}.png`
    const bytes = await sharp(Buffer.from(signature(random.int(0, 2))))
      .png()
      .toBuffer()
    await keep(tx, {
      key: signatureKey,
      bytes,
      type: 'image/png',
      kind: 'signature',
      fileName: 'signature.png',
      deliveryId: id,
      organizationId,
    })
    return prepareReport(tx, { ...handOver, signatureKey })
  }
}
