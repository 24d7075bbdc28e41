import { smsWindow } from '@volant/domain/deliveries/sms-window'
import type { Timed } from '@volant/domain/deliveries/sms-window'
import type { Language } from '@volant/domain/kernel/actor'
import { ZONE } from '@volant/domain/kernel/time'
import { inGsm7 } from '@volant/domain/messages/gsm7'

/** Where the server puts the personal link. Description 7.1. */
export const LINK_PLACE = '{link}'

const LOCALE = { fr: 'fr-FR', en: 'en-GB' } as const

/** The delivery window in words, Europe/Paris: the same on the screen, in the SMS and on the customer's page. */
export interface WindowWords {
  /** `samedi 21 novembre` */
  readonly day: string
  /** `samedi 21/11`: no month whose name needs the costlier alphabet. */
  readonly shortDay: string
  /** `11:20` */
  readonly from: string
  readonly to: string
}

/** What the window depends on, as the API or the database gives it. */
export type Journey = Omit<Timed, 'carPickUpDate'> & { readonly carPickUpDate: string | Date | null }

/** @returns undefined for a missing or unreadable date */
export function windowWords({ carPickUpDate, ...journey }: Journey, language: Language): WindowWords | undefined {
  const pickUp = carPickUpDate === null ? undefined : new Date(carPickUpDate)
  if (pickUp === undefined || Number.isNaN(pickUp.getTime())) return undefined
  const { from, to } = smsWindow({ ...journey, carPickUpDate: pickUp })
  const inParis = (parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LOCALE[language], { ...parts, timeZone: ZONE })
  const time = inParis({ hour: '2-digit', minute: '2-digit' })
  const month = language === 'fr' ? '2-digit' : 'short'
  return {
    day: inParis({ weekday: 'long', day: 'numeric', month: 'long' }).format(from),
    shortDay: inParis({ weekday: 'long', day: '2-digit', month }).format(from),
    from: time.format(from),
    to: time.format(to),
  }
}

interface Asked extends Journey {
  readonly clientFirstName: string | null
}

const TEXT: Record<Language, (name: string, window: WindowWords | undefined) => string> = {
  fr: (name, window) =>
    `Bonjour${name}, votre véhicule sera livré ${
      window ? `${window.shortDay} entre ${window.from} et ${window.to}` : 'prochainement'
    }. Confirmez ici : ${LINK_PLACE} Volant`,
  en: (name, window) =>
    `Hello${name}, your vehicle will be delivered ${
      window ? `on ${window.shortDay} between ${window.from} and ${window.to}` : 'soon'
    }. Please confirm: ${LINK_PLACE} Volant`,
}

/** What the customer is asked by SMS, in the customer's language and in the cheap alphabet. Description 4.2 and 11.7. */
export function confirmationSms({ clientFirstName, ...journey }: Asked, language: Language): string {
  const name = clientFirstName?.trim() ? ` ${clientFirstName.trim()}` : ''
  return inGsm7(TEXT[language](name, windowWords(journey, language)))
}
