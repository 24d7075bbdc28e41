import { isCustomerReturn } from '@volant/domain/deliveries/facts'
import { smsWindow } from '@volant/domain/deliveries/sms-window'
import type { Timed, WindowKind } from '@volant/domain/deliveries/sms-window'
import type { Language } from '@volant/domain/kernel/actor'
import { ZONE } from '@volant/domain/kernel/time'
import { inGsm7 } from '@volant/domain/messages/gsm7'

/** Where the server puts the personal link. Description 7.1. */
export const LINK_PLACE = '{link}'

const LOCALE = { fr: 'fr-FR', en: 'en-GB' } as const

/** When the customer may expect the driver, Europe/Paris: the same on the screen, in messages and on the customer's page. */
export interface WindowWords {
  readonly kind: WindowKind
  /** `samedi 21 novembre, entre 11:20 et 11:50` */
  readonly long: string
  /** `samedi 21/11 entre 11:20 et 11:50`, inside a sentence: no month whose name needs the costlier alphabet. */
  readonly short: string
}

type Dates = 'carPickUpDate' | 'carDeliveryDeadline'

/** What the window depends on, as the API or the database gives it. */
export type Journey = Omit<Timed, Dates> & { readonly [Name in Dates]: string | Date | null }

function dateOf(value: string | Date | null | undefined): Date | null {
  const date = value ? new Date(value) : null
  return date === null || Number.isNaN(date.getTime()) ? null : date
}

const TIMES: Record<Language, Record<WindowKind, (from: string, to: string) => string>> = {
  fr: {
    BETWEEN: (from, to) => `entre ${from} et ${to}`,
    BEFORE: (by) => `avant ${by}`,
    AROUND: (time) => `vers ${time}`,
  },
  en: {
    BETWEEN: (from, to) => `between ${from} and ${to}`,
    BEFORE: (by) => `before ${by}`,
    AROUND: (time) => `around ${time}`,
  },
}

export function windowOf(timed: Timed, language: Language): WindowWords {
  const { kind, from, to } = smsWindow(timed)
  const inParis = (parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LOCALE[language], { ...parts, timeZone: ZONE })
  const time = inParis({ hour: '2-digit', minute: '2-digit' })
  const times = TIMES[language][kind](time.format(from), time.format(to))
  const day = inParis({ weekday: 'long', day: 'numeric', month: 'long' }).format(from)
  const month = language === 'fr' ? '2-digit' : 'short'
  const shortDay = inParis({ weekday: 'long', day: '2-digit', month }).format(from)
  return { kind, long: `${day}, ${times}`, short: `${language === 'fr' ? '' : 'on '}${shortDay} ${times}` }
}

/** @returns undefined for a missing or unreadable date */
export function windowWords(journey: Journey, language: Language): WindowWords | undefined {
  const { type, duration } = journey
  const carPickUpDate = dateOf(journey.carPickUpDate)
  const carDeliveryDeadline = dateOf(journey.carDeliveryDeadline)
  return carPickUpDate === null ? undefined : windowOf({ type, duration, carPickUpDate, carDeliveryDeadline }, language)
}

interface Asked extends Journey {
  readonly clientFirstName: string | null
}

const SOON: Record<Language, string> = { fr: 'prochainement', en: 'soon' }

const TEXT: Record<Language, Record<'brought' | 'fetched', (name: string, when: string) => string>> = {
  fr: {
    brought: (name, when) => `Bonjour${name}, votre véhicule sera livré ${when}. Confirmez ici : ${LINK_PLACE} Volant`,
    fetched: (name, when) =>
      `Bonjour${name}, un chauffeur viendra chercher votre véhicule ${when}. Confirmez ici : ${LINK_PLACE} Volant`,
  },
  en: {
    brought: (name, when) =>
      `Hello${name}, your vehicle will be delivered ${when}. Please confirm: ${LINK_PLACE} Volant`,
    fetched: (name, when) =>
      `Hello${name}, a driver will come to fetch your vehicle ${when}. Please confirm: ${LINK_PLACE} Volant`,
  },
}

/** What the customer is asked by SMS, in the customer's language and in the cheap alphabet. Description 4.2 and 11.7. */
export function confirmationSms({ clientFirstName, ...journey }: Asked, language: Language): string {
  const name = clientFirstName?.trim() ? ` ${clientFirstName.trim()}` : ''
  const write = TEXT[language][isCustomerReturn(journey) ? 'fetched' : 'brought']
  return inGsm7(write(name, windowWords(journey, language)?.short ?? SOON[language]))
}
