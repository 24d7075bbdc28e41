import { PAPER_NAMES } from '@volant/domain/drivers/papers'
import { EXPENSE_KINDS } from '@volant/domain/expenses/expenses'
import * as z from 'zod'
import { formatCents, formatDate, formatMonth } from '../../../platform/format'
import { journey, mail, mission, name, routeFacts } from './shapes'

const moved = z.object({ firstName: name, path: z.string() })

type Moved = 'driverAccepted' | 'driverRefused' | 'driverReconsidered' | 'driverDisabled' | 'driverEnabled'

/** What the office decided about them; whoever may sign in afterwards is led there. */
function decision(noun: Moved, canSignIn: boolean) {
  return mail(moved, ({ firstName, path }, { t, url }) => ({
    subject: t(`${noun}.subject`),
    firstName,
    paragraphs: [t(`${noun}.text`)],
    ...(canSignIn && { button: { label: t('driverSignIn'), url: url(path) } }),
  }))
}

/** What drivers are told: what the office decided about them, what they may bid on, what they won, lost or were relieved of. */
export const DRIVER_MAILS = {
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
      forMany: true,
    }
  }),
  'mission-given': mission('missionGiven', journey.extend({ price: z.number() }), ({ price }, { t, language }) => [
    { label: t('fact.price'), value: formatCents(price, language) },
  ]),
  'mission-changed': mission('missionChanged', journey),
  'offer-lost': mission('offerLost', journey),
  'mission-withdrawn': mission('missionWithdrawn', journey),
  'mission-cancelled': mission('missionCancelled', journey),
  'expense-refused': mission(
    'expenseRefused',
    journey.extend({ expense: z.enum(EXPENSE_KINDS), amount: z.number(), reason: z.string().nullable() }),
    ({ expense, amount, reason }, { t, language, expense: wordsOf }) => [
      { label: t('fact.expense'), value: `${wordsOf(expense)}, ${formatCents(amount, language)}` },
      ...(reason === null ? [] : [{ label: t('fact.reason'), value: reason }]),
    ],
  ),
  'mandate-signed': mail(moved.extend({ reference: z.string() }), ({ firstName, path, reference }, { t, url }) => ({
    subject: t('mandateSigned.subject'),
    firstName,
    paragraphs: [t('mandateSigned.text')],
    facts: [{ label: t('fact.reference'), value: reference }],
    button: { label: t('mandateSigned.button'), url: url(path) },
  })),
  'subscription-recorded': mail(
    z.object({
      firstName: name,
      month: z.string(),
      amount: z.number(),
      gross: z.number(),
      debit: z.object({ reference: z.string(), from: z.coerce.date() }).nullable(),
    }),
    ({ firstName, month, amount, gross, debit }, { t, language }) => ({
      subject: t('subscriptionRecorded.subject', { month: formatMonth(month, language) }),
      firstName,
      paragraphs: [t(debit ? 'subscriptionRecorded.debited' : 'subscriptionRecorded.owed')],
      facts: [
        { label: t('fact.amountExclTax'), value: formatCents(amount, language) },
        { label: t('fact.amountInclTax'), value: formatCents(gross, language) },
        ...(debit === null
          ? []
          : [
              { label: t('fact.reference'), value: debit.reference },
              { label: t('fact.debitFrom'), value: formatDate(debit.from) },
            ]),
      ],
    }),
  ),
  'subscription-cancelled': mail(z.object({ firstName: name, month: z.string() }), (data, { t, language }) => ({
    subject: t('subscriptionCancelled.subject', { month: formatMonth(data.month, language) }),
    firstName: data.firstName,
    paragraphs: [t('subscriptionCancelled.text')],
  })),
  'paper-ends': mail(
    moved.extend({ paper: z.enum(PAPER_NAMES), until: z.coerce.date() }),
    ({ firstName, path, paper, until }, { t, paper: name, url }) => ({
      subject: t('paperEnds.subject', { paper: name(paper), date: formatDate(until) }),
      firstName,
      paragraphs: [t('paperEnds.text')],
      facts: [
        { label: t('fact.paper'), value: name(paper) },
        { label: t('fact.lastDay'), value: formatDate(until) },
      ],
      button: { label: t('paperEnds.button'), url: url(path) },
    }),
  ),
  'driver-accepted': decision('driverAccepted', true),
  'driver-refused': decision('driverRefused', false),
  'driver-reconsidered': decision('driverReconsidered', true),
  'driver-disabled': decision('driverDisabled', false),
  'driver-enabled': decision('driverEnabled', true),
} as const
