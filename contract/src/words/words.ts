import type { Language } from '@volant/domain/kernel/actor'
import type { admins } from './fr/admins'
import type { application } from './fr/application'
import type { auctions } from './fr/auctions'
import type { calendar } from './fr/calendar'
import type { confirmation } from './fr/confirmation'
import type { deal } from './fr/deal'
import type { deliveries } from './fr/deliveries'
import type { documents } from './fr/documents'
import type { drivers } from './fr/drivers'
import type { errors } from './fr/errors'
import type { help } from './fr/help'
import type { identity } from './fr/identity'
import type { invoices } from './fr/invoices'
import type { liveMap } from './fr/live-map'
import type { logs } from './fr/logs'
import type { messages } from './fr/messages'
import type { mission } from './fr/mission'
import type { offers } from './fr/offers'
import type { organizations } from './fr/organizations'
import type { papers } from './fr/papers'
import type { pricing } from './fr/pricing'
import type { report } from './fr/report'
import type { search } from './fr/search'
import type { sheets } from './fr/sheets'
import type { shell } from './fr/shell'
import type { sms } from './fr/sms'
import type { stats } from './fr/stats'
import type { survey } from './fr/survey'
import type { surveyEditor } from './fr/survey-editor'
import type { tracking } from './fr/tracking'
import type { ui } from './fr/ui'
import type { wizard } from './fr/wizard'

/** Every word of the product by noun; French gives the shape, English has to match it. */
export interface Words {
  admins: typeof admins
  application: typeof application
  auctions: typeof auctions
  calendar: typeof calendar
  confirmation: typeof confirmation
  deal: typeof deal
  deliveries: typeof deliveries
  documents: typeof documents
  drivers: typeof drivers
  errors: typeof errors
  help: typeof help
  identity: typeof identity
  invoices: typeof invoices
  liveMap: typeof liveMap
  logs: typeof logs
  messages: typeof messages
  mission: typeof mission
  offers: typeof offers
  organizations: typeof organizations
  papers: typeof papers
  pricing: typeof pricing
  report: typeof report
  search: typeof search
  sheets: typeof sheets
  shell: typeof shell
  sms: typeof sms
  stats: typeof stats
  survey: typeof survey
  surveyEditor: typeof surveyEditor
  tracking: typeof tracking
  ui: typeof ui
  wizard: typeof wizard
}
export type Namespace = keyof Words

type Loaders = { readonly [N in Namespace]: () => Promise<Words[N]> }

// One import a file, so that a page fetches only the nouns it speaks of, in one language.
const LOADERS: Record<Language, Loaders> = {
  fr: {
    admins: async () => (await import('./fr/admins')).admins,
    application: async () => (await import('./fr/application')).application,
    auctions: async () => (await import('./fr/auctions')).auctions,
    calendar: async () => (await import('./fr/calendar')).calendar,
    confirmation: async () => (await import('./fr/confirmation')).confirmation,
    deal: async () => (await import('./fr/deal')).deal,
    deliveries: async () => (await import('./fr/deliveries')).deliveries,
    documents: async () => (await import('./fr/documents')).documents,
    drivers: async () => (await import('./fr/drivers')).drivers,
    errors: async () => (await import('./fr/errors')).errors,
    help: async () => (await import('./fr/help')).help,
    identity: async () => (await import('./fr/identity')).identity,
    invoices: async () => (await import('./fr/invoices')).invoices,
    liveMap: async () => (await import('./fr/live-map')).liveMap,
    logs: async () => (await import('./fr/logs')).logs,
    messages: async () => (await import('./fr/messages')).messages,
    mission: async () => (await import('./fr/mission')).mission,
    offers: async () => (await import('./fr/offers')).offers,
    organizations: async () => (await import('./fr/organizations')).organizations,
    papers: async () => (await import('./fr/papers')).papers,
    pricing: async () => (await import('./fr/pricing')).pricing,
    report: async () => (await import('./fr/report')).report,
    search: async () => (await import('./fr/search')).search,
    sheets: async () => (await import('./fr/sheets')).sheets,
    shell: async () => (await import('./fr/shell')).shell,
    sms: async () => (await import('./fr/sms')).sms,
    stats: async () => (await import('./fr/stats')).stats,
    survey: async () => (await import('./fr/survey')).survey,
    surveyEditor: async () => (await import('./fr/survey-editor')).surveyEditor,
    tracking: async () => (await import('./fr/tracking')).tracking,
    ui: async () => (await import('./fr/ui')).ui,
    wizard: async () => (await import('./fr/wizard')).wizard,
  },
  en: {
    admins: async () => (await import('./en/admins')).admins,
    application: async () => (await import('./en/application')).application,
    auctions: async () => (await import('./en/auctions')).auctions,
    calendar: async () => (await import('./en/calendar')).calendar,
    confirmation: async () => (await import('./en/confirmation')).confirmation,
    deal: async () => (await import('./en/deal')).deal,
    deliveries: async () => (await import('./en/deliveries')).deliveries,
    documents: async () => (await import('./en/documents')).documents,
    drivers: async () => (await import('./en/drivers')).drivers,
    errors: async () => (await import('./en/errors')).errors,
    help: async () => (await import('./en/help')).help,
    identity: async () => (await import('./en/identity')).identity,
    invoices: async () => (await import('./en/invoices')).invoices,
    liveMap: async () => (await import('./en/live-map')).liveMap,
    logs: async () => (await import('./en/logs')).logs,
    messages: async () => (await import('./en/messages')).messages,
    mission: async () => (await import('./en/mission')).mission,
    offers: async () => (await import('./en/offers')).offers,
    organizations: async () => (await import('./en/organizations')).organizations,
    papers: async () => (await import('./en/papers')).papers,
    pricing: async () => (await import('./en/pricing')).pricing,
    report: async () => (await import('./en/report')).report,
    search: async () => (await import('./en/search')).search,
    sheets: async () => (await import('./en/sheets')).sheets,
    shell: async () => (await import('./en/shell')).shell,
    sms: async () => (await import('./en/sms')).sms,
    stats: async () => (await import('./en/stats')).stats,
    survey: async () => (await import('./en/survey')).survey,
    surveyEditor: async () => (await import('./en/survey-editor')).surveyEditor,
    tracking: async () => (await import('./en/tracking')).tracking,
    ui: async () => (await import('./en/ui')).ui,
    wizard: async () => (await import('./en/wizard')).wizard,
  },
}

/** Every noun that has words. */
export const NAMESPACES = Object.keys(LOADERS.fr) as Namespace[]

/** French puts a space before its high punctuation, and no line may begin with what follows it. */
export function typeset<T extends object>(words: T): T {
  return JSON.parse(JSON.stringify(words).replaceAll(/ (?=[:;?!»])|(?<=«) /g, '\u00a0')) as T
}

/** The words of one noun in one language, ready to be set. */
export async function loadWords<N extends Namespace>(language: Language, namespace: N): Promise<Words[N]> {
  const loaders: Loaders = LOADERS[language]
  const words = await loaders[namespace]()
  return language === 'fr' ? typeset(words) : words
}
