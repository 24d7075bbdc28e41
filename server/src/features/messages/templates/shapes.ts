import { townToSay } from '@volant/domain/places/town-name'
import * as z from 'zod'
import { formatDateTime } from '../../../platform/format'
import type { Content } from './content'
import type { Reader } from './reader'

export type Fact = NonNullable<Content['facts']>[number]

export const name = z.string().default('')
/** Clients write it, and everybody is sent it: what no town is called is left out here, in whatever message. */
export const town = z.string().transform(townToSay)
/** Where and when, without a price, a code or a name. */
export const journey = z.object({
  contract: z.number(),
  from: town,
  to: town,
  pickUp: z.coerce.date(),
  deadline: z.coerce.date(),
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

export function routeFacts({ contract, from, to, pickUp, deadline }: Omit<Journey, 'path'>, { t }: Reader): Fact[] {
  return [
    { label: t('fact.contract'), value: String(contract) },
    { label: t('fact.route'), value: t('route', { from, to }) },
    { label: t('fact.pickUp'), value: formatDateTime(pickUp) },
    { label: t('fact.deadline'), value: formatDateTime(deadline) },
  ]
}

type MissionNoun =
  | 'missionGiven'
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
