import type { Tx } from '../../../platform/db/database'
import { queueMessages } from '../../../platform/outbox'
import type { NewMessage } from '../../../platform/outbox'
import type { MessageAttachment } from '../../../platform/outbox/message'
import type { DeliveryRow } from '../../deliveries/public'
import type { DriverRecipient, Recipient } from '../read/people'
import { townsOf } from '../read/people'
import type { MailName, TextName } from '../templates/templates'

type Data = Readonly<Record<string, unknown>>

export interface Notice {
  readonly template: MailName
  readonly data: Data
  /** Names the occasion: the same occasion is told once to each reader. */
  readonly occasion: string
  /** Sent to many at once: it waits for everything else. */
  readonly bulk?: true
  readonly attachment?: MessageAttachment
}

/** Where and when, without a price, a code or a name: fit for every reader. */
export async function journeyData(tx: Tx, delivery: DeliveryRow): Promise<Data> {
  return {
    ...(await townsOf(tx, delivery)),
    contract: delivery.publicId,
    pickUp: delivery.carPickUpDate.toISOString(),
    deadline: delivery.carDeliveryDeadline.toISOString(),
    type: delivery.type,
  }
}

/** A delivery that was not over, and is gone from every list. */
export function isTakenAway(before: DeliveryRow | null, after: DeliveryRow): boolean {
  return before?.deletedAt === null && after.deletedAt !== null && !before.status.startsWith('CANCELLED')
}

/** Names one mail of an occasion. */
export const mailKey = ({ template, occasion }: Pick<Notice, 'template' | 'occasion'>, readerId: string) =>
  `${template}:${occasion}:${readerId}`

function mailTo({ id, email, language, firstName }: Recipient, notice: Notice): NewMessage {
  const { template, data, bulk, attachment } = notice
  return {
    channel: 'email',
    to: email,
    language,
    template,
    data: { ...data, firstName },
    dedupeKey: mailKey(notice, id),
    urgency: bulk ? 'bulk' : 'notice',
    ...(attachment && { attachment }),
  }
}

export function mailAll(tx: Tx, readers: readonly Recipient[], notice: Notice): void {
  queueMessages(
    tx,
    readers.map((reader) => mailTo(reader, notice)),
  )
}

/** A mail, and an SMS to the drivers who have a phone: what they must know on the road. */
export function tellDrivers(tx: Tx, readers: readonly DriverRecipient[], notice: Notice, template: TextName): void {
  const texts = readers.flatMap(({ id, phone, language }): NewMessage[] =>
    phone === null
      ? []
      : [
          {
            channel: 'sms',
            to: phone,
            language,
            template,
            data: notice.data,
            dedupeKey: `${template}:${notice.occasion}:${id}`,
            urgency: 'notice',
          },
        ],
  )
  queueMessages(tx, [...readers.map((reader) => mailTo(reader, notice)), ...texts])
}
