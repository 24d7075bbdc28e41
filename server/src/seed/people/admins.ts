import type { AdminActor, AdminRank } from '@volant/domain/kernel/actor'
import { subMonths } from 'date-fns'
import { v7 as uuid } from 'uuid'
import { admins } from '../../tables/organizations'
import type { Services } from '../services'
import { openAccount } from './account'

const TEAM = [
  ['superadmin@volant.test', 'Hélène', 'Marchand', 1],
  ['maintainer@volant.test', 'Thomas', 'Leroux', 2],
  ['support@volant.test', 'Nadia', 'Benhamou', 3],
  ['clara.fontaine@volant.test', 'Clara', 'Fontaine', 1],
  ['yann.legoff@volant.test', 'Yann', 'Le Goff', 2],
  ['ines.morel@volant.test', 'Inès', 'Morel', 2],
  ['paul.dupre@volant.test', 'Paul', 'Dupré', 3],
  ['emily.carter@volant.test', 'Emily', 'Carter', 3],
  // hired today: the first sign-in asks for a password of his own
  ['karim.saidi@volant.test', 'Karim', 'Saïdi', 3],
] as const satisfies readonly (readonly [string, string, string, AdminRank])[]

/** The back office: two of each rank at least. */
export async function hireAdmins(services: Services): Promise<AdminActor[]> {
  const team: AdminActor[] = []
  const createdAt = subMonths(services.now, 15)
  for (const [email, firstName, lastName, rank] of TEAM) {
    const language = firstName === 'Emily' ? 'en' : 'fr'
    const status = firstName === 'Karim' ? 'FORCE_CHANGE_PASSWORD' : 'CONFIRMED'
    await services.db.tx(async (tx) => {
      const userId = await openAccount(services, tx, { email, role: 'ADMIN', rank, language, status })
      const id = uuid({ msecs: createdAt.getTime() })
      await tx.sql.insert(admins).values({ id, userId, firstName, lastName, createdAt, updatedAt: createdAt })
      team.push({ role: 'ADMIN', rank, sub: userId, profileId: id, language })
    })
  }
  return team
}
