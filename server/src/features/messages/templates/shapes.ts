import { windowOf } from '@volant/contract/words/confirmation-sms'
import { isCustomerReturn } from '@volant/domain/deliveries/facts'
import { hasOneDate } from '@volant/domain/deliveries/one-date'
import { DELIVERY_TYPES } from '@volant/domain/deliveries/statuses'
import type { DeliveryType } from '@volant/domain/deliveries/statuses'
import { townToSay } from '@volant/domain/places/town-name'
import * as z from 'zod'
import { formatDateTime, formatTime } from '../../../platform/format'
import type { Content } from './content'
import type { Reader } from './reader'

export type Fact = NonNullable<Content['facts']>[number]

export const name = z.string().default('')
/** Absent from what an earlier version wrote. */
export const type = z.enum(DELIVERY_TYPES).default('STANDARD')
/** Clients write it, and everybody is sent it: what no town is called is left out here, in whatever message. */
export const town = z.string().transform(townToSay)
/** Where and when, without a price, a code or a name. */
export const journey = z.object({
  contract: z.number(),
  from: town,
  to: town,
  pickUp: z.coerce.date(),
  deadline: z.coerce.date(),
  type,
  path: z.string(),
  firstName: name,
})
type Journey = z.infer<typeof journey>

/** Shapes what the queue holds, then writes it: a message of another shape is parked, never sent half empty. */
export function mail<T>(schema: z.ZodType<T>, write: (data: T, reader: Reader) => Content) {
  return (data: unknown, reader: Reader): Content => write(schema.parse(data), reader)
}

export function sms<T>(schema: z.ZodType<T>, write: (data: T, reader: Reader) => string) {
  return (data: unknown, reader: Reader): string => write(schema.parse(data), reader)
}

/** Is the vehicle brought to the customer, or fetched there? Their words differ. */
export const wayOf = (type: DeliveryType) => (isCustomerReturn({ type }) ? 'fetched' : 'brought')

/** What the customer is told when the dates have moved: their window hangs on the way. */
export const moved = journey.omit({ path: true }).extend({ duration: z.number().nullable() })

export function whenOf({ pickUp, deadline, type, duration }: z.infer<typeof moved>, { language }: Reader): string {
  return windowOf({ carPickUpDate: pickUp, carDeliveryDeadline: deadline, type, duration }, language).short
}

/** The date of a mission in words: its pick-up, or by when it is due where one date was given for all. */
export function dateWords({ pickUp, deadline }: Pick<Journey, 'pickUp' | 'deadline'>, { t }: Reader) {
  const kind = hasOneDate(pickUp, deadline) ? 'deadline' : 'pickUp'
  const moment = kind === 'deadline' ? deadline : pickUp
  const values = { date: formatDateTime(moment), time: formatTime(moment) }
  return {
    sentence: t(`date.${kind}.sentence`, values),
    clause: t(`date.${kind}.clause`, values),
    planned: t(`date.${kind}.planned`, values),
    at: t(`date.${kind}.at`, values),
  }
}

export function routeFacts(
  { contract, from, to, pickUp, deadline }: Omit<Journey, 'path' | 'type'>,
  { t }: Reader,
): Fact[] {
  return [
    { label: t('fact.contract'), value: String(contract) },
    { label: t('fact.route'), value: t('route', { from, to }) },
    ...(hasOneDate(pickUp, deadline) ? [] : [{ label: t('fact.pickUp'), value: formatDateTime(pickUp) }]),
    { label: t('fact.deadline'), value: formatDateTime(deadline) },
  ]
}

type MissionNoun =
  | 'missionGiven'
  | 'missionChanged'
  | 'offerLost'
  | 'missionWithdrawn'
  | 'missionCancelled'
  | 'driverWithdrew'
  | 'codeLocked'
  | 'codeRefusedLater'
  | 'evidenceKept'
  | 'problemReported'
  | 'expenseRefused'
  | 'driverSet'

/** A mail about one mission: its words, its facts, and the page where it goes on. */
export function mission<T extends Journey>(
  noun: MissionNoun,
  schema: z.ZodType<T>,
  more: (data: T, reader: Reader) => Fact[] = () => [],
) {
  return mail(schema, (data, reader) => ({
    subject: reader.t(`${noun}.subject`, { contract: data.contract }),
    firstName: data.firstName,
    paragraphs: [reader.t(`${noun}.text`)],
    facts: [...routeFacts(data, reader), ...more(data, reader)],
    button: { label: reader.t(`${noun}.button`), url: reader.url(data.path) },
  }))
}
