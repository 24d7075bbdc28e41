import sharp from 'sharp'
import { subDays } from 'date-fns'
import type { MissionDeps } from '../../features/missions/public'
import type { Dice } from '../dice'
import type { Clock } from '../../platform/clock'
import { reportKey } from '../pictures/keys'
import { signature } from '../pictures/papers'
import type { Keep } from '../pictures/store'

type DrawReport = MissionDeps['drawReport']

const DRAWN_DAYS = 12

interface Desk {
  readonly drawReport: DrawReport
  readonly keep: Keep
  readonly clock: Clock
  readonly now: Date
  readonly dice: Dice
}

/** Lately people sign on the screen and the product draws the report; before that they signed on paper, and a photo was filed. */
export function createSigning({ drawReport, keep, clock, now, dice }: Desk): DrawReport {
  const onScreenSince = subDays(now, DRAWN_DAYS)
  return async (tx, handOver) => {
    if (clock.now() < onScreenSince) {
      const key = reportKey(dice.int(0, 2))
      return { document: { name: 'PV.jpg', key, url: `/files/${key}`, type: 'PV' }, signatureKey: null }
    }
    const { id, organizationId } = handOver.delivery
    const signatureKey = `Deliveries/${id}/signature/${handOver.vehicle + 1}.png`
    const bytes = await sharp(Buffer.from(signature(dice.int(0, 2))))
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
    return drawReport(tx, { ...handOver, signatureKey })
  }
}
