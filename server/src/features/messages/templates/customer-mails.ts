import * as z from 'zod'
import { formatDate } from '../../../platform/format'
import { journey, mail, name, routeFacts } from './shapes'

/** What the person who receives the vehicle is told; they have no account, only the links made for them. */
export const CUSTOMER_MAILS = {
  'tracking-link': mail(journey, (data, reader) => ({
    subject: reader.t('trackingLink.subject'),
    firstName: data.firstName,
    paragraphs: [reader.t('trackingLink.text')],
    facts: routeFacts(data, reader),
    button: { label: reader.t('trackingLink.button'), url: reader.url(data.path) },
    notes: [reader.t('trackingLink.note')],
  })),
  'customer-cancelled': mail(journey.omit({ path: true }), (data, reader) => ({
    subject: reader.t('customerCancelled.subject', { contract: data.contract }),
    firstName: data.firstName,
    paragraphs: [reader.t('customerCancelled.text')],
    facts: routeFacts(data, reader),
  })),
  'rating-request': mail(
    z.object({ contract: z.number(), completedAt: z.coerce.date(), path: z.string(), firstName: name }),
    ({ contract, completedAt, path, firstName }, { t, url }) => ({
      subject: t('ratingRequest.subject'),
      firstName,
      paragraphs: [t('ratingRequest.text', { contract, date: formatDate(completedAt) })],
      button: { label: t('ratingRequest.button'), url: url(path) },
      notes: [t('ratingRequest.note')],
    }),
  ),
} as const
