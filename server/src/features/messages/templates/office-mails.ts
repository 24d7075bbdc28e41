import { PROBLEM_KINDS } from '@volant/domain/deliveries/problems'
import * as z from 'zod'
import { formatCents, formatDateTime } from '../../../platform/format'
import { journey, mail, mission, name } from './shapes'

const withDriver = journey.extend({ driver: z.string() })

/** What the office has to deal with. */
export const OFFICE_MAILS = {
  'driver-withdrew': mission(
    'driverWithdrew',
    withDriver.extend({ reason: z.string().nullish() }),
    ({ driver, reason }, { t }) => [
      { label: t('fact.driver'), value: driver },
      ...(reason ? [{ label: t('fact.reason'), value: reason }] : []),
    ],
  ),
  'code-locked': mission(
    'codeLocked',
    withDriver.extend({ lockedUntil: z.coerce.date() }),
    ({ driver, lockedUntil }, { t }) => [
      { label: t('fact.driver'), value: driver },
      { label: t('fact.lockedUntil'), value: formatDateTime(lockedUntil) },
    ],
  ),
  'code-refused-later': mission(
    'codeRefusedLater',
    withDriver.extend({ signedBy: z.string().nullable(), capturedAt: z.coerce.date() }),
    ({ driver, signedBy, capturedAt }, { t }) => [
      { label: t('fact.driver'), value: driver },
      ...(signedBy ? [{ label: t('fact.signedBy'), value: signedBy }] : []),
      { label: t('fact.capturedAt'), value: formatDateTime(capturedAt) },
    ],
  ),
  'evidence-kept': mission('evidenceKept', withDriver, ({ driver }, { t }) => [
    { label: t('fact.driver'), value: driver },
  ]),
  'problem-reported': mission(
    'problemReported',
    withDriver.extend({ kind: z.enum(PROBLEM_KINDS), text: z.string(), capturedAt: z.coerce.date() }),
    ({ driver, kind, text, capturedAt }, { t, problem }) => [
      { label: t('fact.driver'), value: driver },
      { label: t('fact.problem'), value: problem(kind) },
      { label: t('fact.said'), value: text },
      { label: t('fact.capturedAt'), value: formatDateTime(capturedAt) },
    ],
  ),
  'deliveries-late': mail(
    z.object({ late: z.array(journey.omit({ path: true, firstName: true })), path: z.string(), firstName: name }),
    ({ late, path, firstName }, { t, url }) => ({
      subject: t('deliveriesLate.subject', { count: late.length }),
      firstName,
      paragraphs: [t('deliveriesLate.text')],
      facts: late.map(({ contract, from, to, deadline }) => ({
        label: t('deliveriesLate.contract', { contract }),
        value: t('deliveriesLate.line', { from, to, deadline: formatDateTime(deadline) }),
      })),
      button: { label: t('deliveriesLate.button'), url: url(path) },
    }),
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
