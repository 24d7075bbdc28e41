import { wantsToHearOf } from '@volant/domain/notices/auctions'
import type { NoticeKind } from '@volant/domain/notices/kinds'
import { noticeTime } from '@volant/domain/notices/quiet-hours'
import { addDays, max } from 'date-fns'
import type { Tx } from '../../../platform/db/database'
import { queueMessages } from '../../../platform/outbox'
import type { DeliveryRow } from '../../deliveries/public'
import { auctionSubscribers, departureOf, subscribersOf } from '../read/subscribers'
import type { Subscriber } from '../read/subscribers'
import type { PushName } from '../templates/pushes'
import { journeyData } from './notices'
import { pages } from './paths'

/** What is found later on a telephone that was switched off is stale. */
const USEFUL_DAYS = 2

interface PushNotice {
  readonly kind: NoticeKind
  readonly template: PushName
  readonly path: string
  /** Names the occasion: each browser is told of it once. */
  readonly occasion: string
  readonly now: Date
  /** Until when it is of use; two days by default. */
  readonly until?: Date
  readonly bulk?: true
}

/** Names one message of an occasion. */
export const keyOf = ({ template, occasion }: Pick<PushNotice, 'template' | 'occasion'>, { id }: Subscriber) =>
  `${template}:${occasion}:${id}`

const spanOf = ({ carPickUpDate, carDeliveryDeadline }: DeliveryRow) => ({
  pickUp: carPickUpDate,
  deadline: carDeliveryDeadline,
})

/** Queued for each of these browsers; by night it waits for the morning. */
async function queuePushes(
  tx: Tx,
  delivery: DeliveryRow,
  subscribers: readonly Subscriber[],
  notice: PushNotice,
): Promise<void> {
  const { template, path, now, until, bulk } = notice
  if (subscribers.length === 0) return
  const notBefore = noticeTime(now, spanOf(delivery))
  const data = {
    ...(await journeyData(tx, delivery)),
    path,
    until: (until ?? addDays(notBefore, USEFUL_DAYS)).toISOString(),
  }
  queueMessages(
    tx,
    subscribers.map((to) => ({
      channel: 'push',
      to: to.id,
      language: to.language,
      template,
      data,
      dedupeKey: keyOf(notice, to),
      urgency: bulk ? 'bulk' : 'notice',
      notBefore,
    })),
  )
}

/** To every browser of these drivers, but of those who switched this kind off. */
export async function pushTo(
  tx: Tx,
  delivery: DeliveryRow,
  driverIds: readonly string[],
  notice: PushNotice,
): Promise<void> {
  await queuePushes(tx, delivery, await subscribersOf(tx, driverIds, notice.kind), notice)
}

/** Of a mission open to offers: those within whose radius it begins and who work on its days, but for whoever has just had it. */
export async function pushAuction(tx: Tx, delivery: DeliveryRow, former: string | null, now: Date): Promise<void> {
  const subscribers = await auctionSubscribers(tx, delivery)
  if (subscribers.length === 0) return
  const auction = { ...spanOf(delivery), from: await departureOf(tx, delivery) }
  const told = subscribers.filter((subscriber) => subscriber.driverId !== former && wantsToHearOf(subscriber, auction))
  await queuePushes(tx, delivery, told, {
    kind: 'NEW_AUCTION',
    template: 'auction-open-push',
    path: pages.auctions,
    occasion: `${delivery.id}:${delivery.version}`,
    now,
    until: max([delivery.carPickUpDate, addDays(now, 1)]),
    bulk: true,
  })
}
