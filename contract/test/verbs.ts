import * as auth from '../src/rest/auth'
import * as deliveries from '../src/rest/deliveries'
import * as drivers from '../src/rest/drivers'
import * as files from '../src/rest/files'
import * as invoices from '../src/rest/invoices'
import * as organizations from '../src/rest/organizations'
import * as personalData from '../src/rest/personal-data'
import * as places from '../src/rest/places'
import * as service from '../src/rest/service'
import * as survey from '../src/rest/survey'
import * as tracking from '../src/rest/tracking'
import * as upkeep from '../src/rest/upkeep'
import type { Verb } from '../src/rest/verb'

const modules = [
  auth,
  deliveries,
  drivers,
  files,
  invoices,
  organizations,
  personalData,
  places,
  service,
  survey,
  tracking,
  upkeep,
]

export const isVerb = (value: unknown): value is Verb =>
  typeof value === 'object' && value !== null && 'operation' in value

/** Every REST call of the contract. */
export const VERBS: readonly Verb[] = modules.flatMap((module) => Object.values<unknown>(module).filter(isVerb))
