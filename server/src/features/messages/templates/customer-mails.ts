import * as z from 'zod'
import { formatDate } from '../../../platform/format'
import { journey, mail, moved, name, routeFacts, type, wayOf, whenOf } from './shapes'

/** What the person who receives the vehicle is told; they have no account, only the links made for them. */
export const CUSTOMER_MAILS = {
  'tracking-link': mail(journey, (data, reader) => ({
    subject: reader.t(`trackingLink.subject.${wayOf(data.type)}`),
    firstName: data.firstName,
    paragraphs: [reader.t('trackingLink.text')],
    facts: routeFacts(data, reader),
    button: { label: reader.t('trackingLink.button'), url: reader.url(data.path) },
    notes: [reader.t('trackingLink.note')],
  })),
  'customer-cancelled': mail(journey.omit({ path: true }), (data, reader) => ({
    subject: reader.t('customerCancelled.subject', { contract: data.contract }),
    firstName: data.firstName,
    paragraphs: [reader.t(`customerCancelled.text.${wayOf(data.type)}`)],
    facts: routeFacts(data, reader),
  })),
  'customer-moved': mail(moved, (data, reader) => ({
    subject: reader.t('customerMoved.subject', { contract: data.contract }),
    firstName: data.firstName,
    paragraphs: [reader.t(`customerMoved.text.${wayOf(data.type)}`, { when: whenOf(data, reader) })],
    facts: routeFacts(data, reader),
  })),
  'rating-request': mail(
    z.object({
      contract: z.number(),
      type,
      /** When the customer had to do with the driver; unknown of a mission that the office ended. */
      handedOverAt: z.coerce.date().nullish(),
      completedAt: z.coerce.date(),
      path: z.string(),
      firstName: name,
    }),
    ({ contract, type, handedOverAt, completedAt, path, firstName }, { t, url }) => ({
      subject: t(`ratingRequest.subject.${wayOf(type)}`),
      firstName,
      paragraphs: [t(`ratingRequest.text.${wayOf(type)}`, { contract, date: formatDate(handedOverAt ?? completedAt) })],
      button: { label: t('ratingRequest.button'), url: url(path) },
      notes: [t('ratingRequest.note')],
    }),
  ),
} as const
