import { z } from 'zod'
import { formatCents, formatDateTime } from '../../../platform/format'
import { journey, mail, mission, name } from './shapes'

const withDriver = journey.extend({ driver: z.string() })

/** What the office has to deal with. */
export const OFFICE_MAILS = {
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
