import type { Language } from '@volant/domain/kernel/actor'
import { z } from 'zod'
import { formatCents, formatDateTime } from '../../platform/format'
import type { Translate } from '../../platform/words'
import type { Content } from './content'
import { pages } from './paths'

export interface Reader {
  readonly t: Translate<'messages'>
  readonly language: Language
  /** Makes an address of a path, on the only host a message may name. */
  readonly url: (path: string) => string
}

type Fact = NonNullable<Content['facts']>[number]

const name = z.string().default('')
const account = z.object({ email: z.string(), firstName: name })
const coded = account.extend({ code: z.string() })
const journey = z.object({
  contract: z.number(),
  from: z.string(),
  to: z.string(),
  pickUp: z.coerce.date(),
  deadline: z.coerce.date(),
  path: z.string(),
  firstName: name,
})
type Journey = z.infer<typeof journey>

/** Shapes what the queue holds, then writes it: a message of another shape is parked, never sent half empty. */
function mail<T>(schema: z.ZodType<T>, write: (data: T, reader: Reader) => Content) {
  return (data: unknown, reader: Reader): Content => write(schema.parse(data), reader)
}

function sms<T>(schema: z.ZodType<T>, write: (data: T, reader: Reader) => string) {
  return (data: unknown, reader: Reader): string => write(schema.parse(data), reader)
}

function routeFacts({ contract, from, to, pickUp, deadline }: Journey, { t }: Reader): Fact[] {
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

/** A mail about one mission: its words, its facts, and the page where it goes on. */
function mission<T extends Journey>(
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

const withDriver = journey.extend({ driver: z.string() })

export const MAILS = {
  'temporary-password': mail(account.extend({ password: z.string() }), (data, { t, url }) => ({
    subject: t('temporaryPassword.subject'),
    firstName: data.firstName,
    paragraphs: [t('temporaryPassword.text')],
    facts: [
      { label: t('fact.email'), value: data.email },
      { label: t('fact.password'), value: data.password },
    ],
    button: { label: t('temporaryPassword.button'), url: url(pages.login) },
    notes: [t('temporaryPassword.note')],
  })),
  'reset-code': mail(coded, ({ firstName, code }, { t }) => ({
    subject: t('resetCode.subject'),
    firstName,
    paragraphs: [t('resetCode.text')],
    code,
    notes: [t('resetCode.note'), t('ignore')],
  })),
  'confirmation-code': mail(coded, ({ firstName, code }, { t }) => ({
    subject: t('confirmationCode.subject'),
    firstName,
    paragraphs: [t('confirmationCode.text')],
    code,
    notes: [t('confirmationCode.note'), t('ignore')],
  })),
  'delivery-created': mail(
    journey.pick({ contract: true, deadline: true, path: true, firstName: true }),
    ({ contract, deadline, path, firstName }, { t, url }) => ({
      subject: t('deliveryCreated.subject', { contract }),
      firstName,
      paragraphs: [t('deliveryCreated.text')],
      facts: [
        { label: t('fact.contract'), value: String(contract) },
        { label: t('fact.deadline'), value: formatDateTime(deadline) },
      ],
      button: { label: t('deliveryCreated.button'), url: url(path) },
    }),
  ),
  'tracking-link': mail(journey, (data, reader) => ({
    subject: reader.t('trackingLink.subject'),
    firstName: data.firstName,
    paragraphs: [reader.t('trackingLink.text')],
    facts: routeFacts(data, reader),
    button: { label: reader.t('trackingLink.button'), url: reader.url(data.path) },
    notes: [reader.t('trackingLink.note')],
  })),
  'auction-open': mail(journey.extend({ wanted: z.number().nullable() }), (data, reader) => {
    const { t, language } = reader
    const { from, to, wanted } = data
    return {
      subject: t('auctionOpen.subject', { from, to }),
      firstName: data.firstName,
      paragraphs: [t('auctionOpen.text')],
      facts: [
        ...routeFacts(data, reader),
        ...(wanted === null ? [] : [{ label: t('fact.wanted'), value: formatCents(wanted, language) }]),
      ],
      button: { label: t('auctionOpen.button'), url: reader.url(data.path) },
    }
  }),
  'mission-given': mission('missionGiven', journey.extend({ price: z.number() }), ({ price }, { t, language }) => [
    { label: t('fact.price'), value: formatCents(price, language) },
  ]),
  'offer-lost': mission('offerLost', journey),
  'mission-withdrawn': mission('missionWithdrawn', journey),
  'mission-cancelled': mission('missionCancelled', journey),
  'driver-withdrew': mission('driverWithdrew', withDriver, ({ driver }, { t }) => [
    { label: t('fact.driver'), value: driver },
  ]),
  'code-locked': mission(
    'codeLocked',
    withDriver.extend({ lockedUntil: z.coerce.date() }),
    ({ driver, lockedUntil }, { t }) => [
      { label: t('fact.driver'), value: driver },
      { label: t('fact.lockedUntil'), value: formatDateTime(lockedUntil) },
    ],
  ),
  'payment-kept': mail(
    z.object({ contract: z.number(), driver: z.string(), amount: z.number(), path: z.string(), firstName: name }),
    ({ contract, driver, amount, path, firstName }, { t, language, url }) => ({
      subject: t('paymentKept.subject', { contract }),
      firstName,
      paragraphs: [t('paymentKept.text')],
      facts: [
        { label: t('fact.driver'), value: driver },
        { label: t('fact.amount'), value: formatCents(amount, language) },
      ],
      button: { label: t('paymentKept.button'), url: url(path) },
    }),
  ),
} as const

const short = journey.pick({ contract: true, from: true, to: true })

export const TEXTS = {
  plainText: sms(z.object({ text: z.string() }), ({ text }) => text),
  'tracking-link-sms': sms(z.object({ path: z.string() }), ({ path }, { t, url }) =>
    t('trackingSms', { url: url(path) }),
  ),
  'mission-given-sms': sms(journey, ({ contract, from, to, pickUp, path }, { t, url }) =>
    t('missionGivenSms', { contract, from, to, pickUp: formatDateTime(pickUp), url: url(path) }),
  ),
  'mission-withdrawn-sms': sms(short, (data, { t }) => t('missionWithdrawnSms', data)),
  'mission-cancelled-sms': sms(short, (data, { t }) => t('missionCancelledSms', data)),
} as const

export type MailName = keyof typeof MAILS
export type TextName = keyof typeof TEXTS
