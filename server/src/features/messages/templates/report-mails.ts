import { SEALING_STEPS } from '@volant/domain/deliveries/sealing'
import * as z from 'zod'
import { formatDateTime } from '../../../platform/format'
import { mail, name } from './shapes'

/** What both sides of an inspection are sent. */
export const REPORT_MAILS = {
  'report-sealed': mail(
    z.object({
      contract: z.number(),
      moment: z.enum(SEALING_STEPS),
      version: z.number(),
      sealedAt: z.coerce.date(),
      path: z.string(),
      firstName: name,
    }),
    ({ contract, moment, version, sealedAt, path, firstName }, { t, url }) => ({
      subject: t(`reportSealed.subject.${moment}`, { contract }),
      firstName,
      paragraphs: [
        t(`reportSealed.text.${moment}`),
        ...(version > 1 ? [t('reportSealed.replaces', { version: version - 1 })] : []),
      ],
      facts: [
        { label: t('fact.contract'), value: String(contract) },
        { label: t('fact.sealedAt'), value: formatDateTime(sealedAt) },
        ...(version > 1 ? [{ label: t('fact.version'), value: String(version) }] : []),
      ],
      button: { label: t('reportSealed.button'), url: url(path) },
      notes: [t('reportSealed.note')],
    }),
  ),
} as const
