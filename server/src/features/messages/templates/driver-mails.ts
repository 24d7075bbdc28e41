import { z } from 'zod'
import { formatCents } from '../../../platform/format'
import { journey, mail, mission, routeFacts } from './shapes'

/** What drivers are told: what they may bid on, what they won, lost or were relieved of. */
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
    }
  }),
  'mission-given': mission('missionGiven', journey.extend({ price: z.number() }), ({ price }, { t, language }) => [
    { label: t('fact.price'), value: formatCents(price, language) },
  ]),
  'offer-lost': mission('offerLost', journey),
  'mission-withdrawn': mission('missionWithdrawn', journey),
  'mission-cancelled': mission('missionCancelled', journey),
} as const
