import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod'
import type { chooseLanguage } from '@volant/contract/rest/auth'
import { updateProfile } from '@volant/contract/rest/organizations'
import { updateAdminSchema } from '@volant/domain/admins/schema'
import { updateDriverSchema } from '@volant/domain/drivers/schema'
import { LANGUAGES, type Language, type Role } from '@volant/domain/kernel/actor'
import { call, request } from '../../lib/api'
import { FILLS_FORM } from '../../lib/form-query'
import type { Session } from '../../lib/session'
import {
  OwnClientDocument,
  OwnDriverDocument,
  UpdateOwnAdminDocument,
  UpdateOwnDriverDocument,
} from './queries.generated'

/** The fields as the calls of the three roles name them; each role has some. */
export interface ProfileValues {
  firstName: string
  lastName: string
  language: Language
  phone?: string
  email?: string
  assigneeFunction?: string
  assigneeService?: string
  /** Not of the profile: said again for some changes. */
  currentPassword?: string
}

export type ProfileField = Exclude<keyof ProfileValues, 'currentPassword'>

/** What everybody may change of themselves, in the order of the form; the rest of a driver stands in their file. */
export const PROFILE_FIELDS: Record<Role, readonly ProfileField[]> = {
  ADMIN: ['firstName', 'lastName', 'language'],
  CLIENT: ['firstName', 'lastName', 'phone', 'language', 'assigneeFunction', 'assigneeService'],
  DRIVER: ['firstName', 'lastName', 'language', 'email'],
}

const language = z.literal(LANGUAGES)
const currentPassword = z.string().nullish()
const driver = updateDriverSchema().shape

export const PROFILE_SCHEMAS: Record<Role, z.ZodType> = {
  ADMIN: z.object({ ...updateAdminSchema.pick({ firstName: true, lastName: true }).shape, language }),
  CLIENT: updateProfile.body,
  DRIVER: z.object({
    firstName: driver.firstName,
    lastName: driver.lastName,
    email: driver.email,
    language,
    currentPassword,
  }),
}

/** Empty instead of absent, so that the form knows what was changed. */
function filled<T extends object>(found: T): { [K in keyof T]: NonNullable<T[K]> | '' } {
  const entries = Object.entries(found).map(([name, value]) => [name, value ?? ''])
  return Object.fromEntries(entries)
}

/** What the session does not tell. */
async function load({ role, sub }: Session): Promise<Partial<ProfileValues>> {
  if (role === 'ADMIN') return {}
  if (role === 'CLIENT') {
    const { findClientBySub: own } = await request(OwnClientDocument, { sub })
    if (!own) return {}
    const { assigneeFirstName, assigneeLastName, assigneePhone: phone, ...job } = own
    return { ...filled({ phone, ...job }), firstName: assigneeFirstName, lastName: assigneeLastName }
  }
  const { findDriverBySub: own } = await request(OwnDriverDocument, { sub })
  return own ? filled(own) : {}
}

export const ownProfileQuery = (session: Session) =>
  queryOptions({ queryKey: ['identity', 'own', session.sub], queryFn: () => load(session), ...FILLS_FORM })

/** What the form is filled from. */
export const profileValues = (
  { firstName, lastName, language: spoken }: Session,
  own: Partial<ProfileValues>,
): ProfileValues => ({ firstName, lastName, language: spoken, ...own })

/** Sends what was changed through the call of the role. An emptied field is null. */
export async function saveProfile({ role, profileId: id }: Session, changed: object): Promise<unknown> {
  if (role === 'CLIENT') return call<typeof updateProfile>('POST /organization/update-profile', { body: changed })
  if (role === 'DRIVER') return request(UpdateOwnDriverDocument, { input: { id, ...changed } })
  const { language: chosen, ...names }: { language?: Language } = changed
  if (Object.keys(names).length > 0) await request(UpdateOwnAdminDocument, { input: { id, ...names } })
  if (chosen) await call<typeof chooseLanguage>('POST /auth/language', { body: { language: chosen } })
}
