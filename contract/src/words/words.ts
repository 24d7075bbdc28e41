import type { Language } from '@volant/domain/kernel/actor'
import { typesetIn } from './typeset'
import type { admins } from './fr/admins'
import type { application } from './fr/application'
import type { auctions } from './fr/auctions'
import type { availability } from './fr/availability'
import type { calendar } from './fr/calendar'
import type { confirmation } from './fr/confirmation'
import type { deal } from './fr/deal'
import type { deliveries } from './fr/deliveries'
import type { documents } from './fr/documents'
import type { drivers } from './fr/drivers'
import type { earnings } from './fr/earnings'
import type { electronicInvoices } from './fr/electronic-invoices'
import type { errors } from './fr/errors'
import type { expenses } from './fr/expenses'
import type { help } from './fr/help'
import type { identity } from './fr/identity'
import type { inspection } from './fr/inspection'
import type { invoices } from './fr/invoices'
import type { keys } from './fr/keys'
import type { liveMap } from './fr/live-map'
import type { logs } from './fr/logs'
import type { messages } from './fr/messages'
import type { mission } from './fr/mission'
import type { notices } from './fr/notices'
import type { offers } from './fr/offers'
import type { organizations } from './fr/organizations'
import type { ownFile } from './fr/own-file'
import type { papers } from './fr/papers'
import type { personalData } from './fr/personal-data'
import type { planning } from './fr/planning'
import type { pricing } from './fr/pricing'
import type { problems } from './fr/problems'
import type { punctuality } from './fr/punctuality'
import type { report } from './fr/report'
import type { sealed } from './fr/sealed'
import type { search } from './fr/search'
import type { sheets } from './fr/sheets'
import type { shell } from './fr/shell'
import type { sms } from './fr/sms'
import type { stats } from './fr/stats'
import type { suggestions } from './fr/suggestions'
import type { survey } from './fr/survey'
import type { surveyEditor } from './fr/survey-editor'
import type { tracking } from './fr/tracking'
import type { ui } from './fr/ui'
import type { upkeep } from './fr/upkeep'
import type { vehicleCheck } from './fr/vehicle-check'
import type { verify } from './fr/verify'
import type { wizard } from './fr/wizard'

/** Every word of the product by noun; French gives the shape, English has to match it. */
export interface Words {
  admins: typeof admins
  application: typeof application
  auctions: typeof auctions
  availability: typeof availability
  calendar: typeof calendar
  confirmation: typeof confirmation
  deal: typeof deal
  deliveries: typeof deliveries
  documents: typeof documents
  drivers: typeof drivers
  earnings: typeof earnings
  electronicInvoices: typeof electronicInvoices
  expenses: typeof expenses
  errors: typeof errors
  help: typeof help
  identity: typeof identity
  inspection: typeof inspection
  invoices: typeof invoices
  keys: typeof keys
  liveMap: typeof liveMap
  logs: typeof logs
  messages: typeof messages
  mission: typeof mission
  notices: typeof notices
  offers: typeof offers
  organizations: typeof organizations
  ownFile: typeof ownFile
  papers: typeof papers
  personalData: typeof personalData
  planning: typeof planning
  pricing: typeof pricing
  problems: typeof problems
  punctuality: typeof punctuality
  report: typeof report
  sealed: typeof sealed
  search: typeof search
  sheets: typeof sheets
  shell: typeof shell
  sms: typeof sms
  stats: typeof stats
  suggestions: typeof suggestions
  survey: typeof survey
  surveyEditor: typeof surveyEditor
  tracking: typeof tracking
  ui: typeof ui
  upkeep: typeof upkeep
  vehicleCheck: typeof vehicleCheck
  verify: typeof verify
  wizard: typeof wizard
}
export type Namespace = keyof Words
/** What only the server says: mails, documents, lines of the log. No page carries the way to them. */
export type SentNamespace = 'documents' | 'logs' | 'messages' | 'report' | 'sealed'
export type PageNamespace = Exclude<Namespace, SentNamespace>

export type Loaders<Names extends Namespace> = { readonly [N in Names]: () => Promise<Words[N]> }

// One import a file, so that a page fetches only the nouns it speaks of, in one language.
const LOADERS: Record<Language, Loaders<PageNamespace>> = {
  fr: {
    admins: async () => (await import('./fr/admins')).admins,
    application: async () => (await import('./fr/application')).application,
    auctions: async () => (await import('./fr/auctions')).auctions,
    availability: async () => (await import('./fr/availability')).availability,
    calendar: async () => (await import('./fr/calendar')).calendar,
    confirmation: async () => (await import('./fr/confirmation')).confirmation,
    deal: async () => (await import('./fr/deal')).deal,
    deliveries: async () => (await import('./fr/about-deliveries')).deliveries,
    drivers: async () => (await import('./fr/drivers')).drivers,
    earnings: async () => (await import('./fr/earnings')).earnings,
    electronicInvoices: async () => (await import('./fr/electronic-invoices')).electronicInvoices,
    expenses: async () => (await import('./fr/expenses')).expenses,
    errors: async () => (await import('./fr/every-panel')).errors,
    help: async () => (await import('./fr/help')).help,
    identity: async () => (await import('./fr/every-panel')).identity,
    inspection: async () => (await import('./fr/inspection')).inspection,
    invoices: async () => (await import('./fr/invoices')).invoices,
    keys: async () => (await import('./fr/keys')).keys,
    liveMap: async () => (await import('./fr/live-map')).liveMap,
    mission: async () => (await import('./fr/mission')).mission,
    notices: async () => (await import('./fr/notices')).notices,
    offers: async () => (await import('./fr/offers')).offers,
    organizations: async () => (await import('./fr/organizations')).organizations,
    ownFile: async () => (await import('./fr/own-file')).ownFile,
    papers: async () => (await import('./fr/papers')).papers,
    personalData: async () => (await import('./fr/personal-data')).personalData,
    planning: async () => (await import('./fr/planning')).planning,
    pricing: async () => (await import('./fr/pricing')).pricing,
    problems: async () => (await import('./fr/problems')).problems,
    punctuality: async () => (await import('./fr/about-deliveries')).punctuality,
    search: async () => (await import('./fr/about-deliveries')).search,
    sheets: async () => (await import('./fr/sheets')).sheets,
    shell: async () => (await import('./fr/every-panel')).shell,
    sms: async () => (await import('./fr/sms')).sms,
    stats: async () => (await import('./fr/stats')).stats,
    suggestions: async () => (await import('./fr/suggestions')).suggestions,
    survey: async () => (await import('./fr/survey')).survey,
    surveyEditor: async () => (await import('./fr/survey-editor')).surveyEditor,
    tracking: async () => (await import('./fr/tracking')).tracking,
    ui: async () => (await import('./fr/every-panel')).ui,
    upkeep: async () => (await import('./fr/upkeep')).upkeep,
    vehicleCheck: async () => (await import('./fr/vehicle-check')).vehicleCheck,
    verify: async () => (await import('./fr/verify')).verify,
    wizard: async () => (await import('./fr/wizard')).wizard,
  },
  en: {
    admins: async () => (await import('./en/admins')).admins,
    application: async () => (await import('./en/application')).application,
    auctions: async () => (await import('./en/auctions')).auctions,
    availability: async () => (await import('./en/availability')).availability,
    calendar: async () => (await import('./en/calendar')).calendar,
    confirmation: async () => (await import('./en/confirmation')).confirmation,
    deal: async () => (await import('./en/deal')).deal,
    deliveries: async () => (await import('./en/about-deliveries')).deliveries,
    drivers: async () => (await import('./en/drivers')).drivers,
    earnings: async () => (await import('./en/earnings')).earnings,
    electronicInvoices: async () => (await import('./en/electronic-invoices')).electronicInvoices,
    expenses: async () => (await import('./en/expenses')).expenses,
    errors: async () => (await import('./en/every-panel')).errors,
    help: async () => (await import('./en/help')).help,
    identity: async () => (await import('./en/every-panel')).identity,
    inspection: async () => (await import('./en/inspection')).inspection,
    invoices: async () => (await import('./en/invoices')).invoices,
    keys: async () => (await import('./en/keys')).keys,
    liveMap: async () => (await import('./en/live-map')).liveMap,
    mission: async () => (await import('./en/mission')).mission,
    notices: async () => (await import('./en/notices')).notices,
    offers: async () => (await import('./en/offers')).offers,
    organizations: async () => (await import('./en/organizations')).organizations,
    ownFile: async () => (await import('./en/own-file')).ownFile,
    papers: async () => (await import('./en/papers')).papers,
    personalData: async () => (await import('./en/personal-data')).personalData,
    planning: async () => (await import('./en/planning')).planning,
    pricing: async () => (await import('./en/pricing')).pricing,
    problems: async () => (await import('./en/problems')).problems,
    punctuality: async () => (await import('./en/about-deliveries')).punctuality,
    search: async () => (await import('./en/about-deliveries')).search,
    sheets: async () => (await import('./en/sheets')).sheets,
    shell: async () => (await import('./en/every-panel')).shell,
    sms: async () => (await import('./en/sms')).sms,
    stats: async () => (await import('./en/stats')).stats,
    suggestions: async () => (await import('./en/suggestions')).suggestions,
    survey: async () => (await import('./en/survey')).survey,
    surveyEditor: async () => (await import('./en/survey-editor')).surveyEditor,
    tracking: async () => (await import('./en/tracking')).tracking,
    ui: async () => (await import('./en/every-panel')).ui,
    upkeep: async () => (await import('./en/upkeep')).upkeep,
    vehicleCheck: async () => (await import('./en/vehicle-check')).vehicleCheck,
    verify: async () => (await import('./en/verify')).verify,
    wizard: async () => (await import('./en/wizard')).wizard,
  },
}

/** Every noun that pages speak of. */
export const PAGE_NAMESPACES = Object.keys(LOADERS.fr) as PageNamespace[]

/** The words of one noun in one language, ready to be set. */
export async function loadWords<N extends PageNamespace>(language: Language, namespace: N): Promise<Words[N]> {
  const loaders: Loaders<PageNamespace> = LOADERS[language]
  return typesetIn(language, await loaders[namespace]())
}
