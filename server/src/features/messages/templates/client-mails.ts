import { CANCEL_REASONS } from '@volant/domain/deliveries/statuses'
import * as z from 'zod'
import { formatDateTime } from '../../../platform/format'
import { journey, mail, mission, routeFacts } from './shapes'

/** What the client who ordered is told, from the request to the invoice. */
export const CLIENT_MAILS = {
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
  'driver-set': mission('driverSet', journey.extend({ driver: z.string() }), ({ driver }, { t }) => [
    { label: t('fact.driver'), value: driver },
  ]),
  'delivery-cancelled': mail(
    journey.extend({
      path: z.string().nullable(),
      by: z.enum(['office', 'client', 'customer']),
      reason: z.enum(CANCEL_REASONS).nullable(),
      info: z.string().nullable(),
      invoiced: z.boolean(),
    }),
    ({ by, reason, info, invoiced, ...data }, reader) => {
      const { t } = reader
      const why = [reason === null || reason === 'other' ? null : reader.reason(reason), info].filter(Boolean)
      return {
        subject: t('deliveryCancelled.subject', { contract: data.contract }),
        firstName: data.firstName,
        paragraphs: [t(`deliveryCancelled.by.${by}`), ...(invoiced ? [t('deliveryCancelled.credit')] : [])],
        facts: [
          ...routeFacts(data, reader),
          ...(why.length === 0 ? [] : [{ label: t('fact.reason'), value: why.join('. ') }]),
        ],
        ...(data.path !== null && { button: { label: t('deliveryCancelled.button'), url: reader.url(data.path) } }),
      }
    },
  ),
  'delivery-completed': mail(journey.extend({ completedAt: z.coerce.date() }), (data, reader) => {
    const { t } = reader
    return {
      subject: t('deliveryCompleted.subject', { contract: data.contract }),
      firstName: data.firstName,
      paragraphs: [t('deliveryCompleted.text')],
      facts: [
        { label: t('fact.contract'), value: String(data.contract) },
        { label: t('fact.route'), value: t('route', { from: data.from, to: data.to }) },
        { label: t('fact.completedAt'), value: formatDateTime(data.completedAt) },
      ],
      button: { label: t('deliveryCompleted.button'), url: reader.url(data.path) },
    }
  }),
} as const
