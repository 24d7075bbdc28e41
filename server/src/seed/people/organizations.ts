import { RANK } from '@volant/domain/kernel/actor'
import type { ClientActor, ClientRank } from '@volant/domain/kernel/actor'
import { addDays, subMonths } from 'date-fns'
import { v7 as uuid } from 'uuid'
import type { Tx } from '../../platform/db/database'
import { addresses, clients, organizations } from '../../tables/organizations'
import type { Services } from '../services'
import { createNames, emailName, openAccount } from './account'
import type { Name } from './account'
import { belgianVatId, sirenFrom, siretFrom } from './company-numbers'
import { ORGANIZATIONS } from './organizations-list'
import type { OrganizationSketch } from './organizations-list'
import { landline, mobile } from './phones'

export interface Organization {
  readonly id: string
  readonly slug: string
  readonly oneDate: boolean
  /** The owner first. */
  readonly people: readonly ClientActor[]
}

/** Whose address the read-me names. */
const KNOWN: Readonly<Record<string, readonly [string, Name][]>> = {
  'horizon-autos': [
    ['owner', { firstName: 'Sophie', lastName: 'Delmas' }],
    ['manager', { firstName: 'Karim', lastName: 'Haddad' }],
    ['member', { firstName: 'Julie', lastName: 'Perrin' }],
  ],
  nordmobile: [['owner', { firstName: 'Vincent', lastName: 'Vasseur' }]],
}

const DUTIES: Readonly<Record<ClientRank, readonly [string, string]>> = {
  [RANK.ORGANIZATION_OWNER]: ['Directeur', 'Direction'],
  [RANK.ORGANIZATION_MANAGER]: ['Responsable logistique', 'Logistique'],
  [RANK.ORGANIZATION_MEMBER]: ['Gestionnaire de parc', 'Parc automobile'],
}

function rankOf(place: number): ClientRank {
  if (place === 0) return RANK.ORGANIZATION_OWNER
  return place === 1 || place === 4 ? RANK.ORGANIZATION_MANAGER : RANK.ORGANIZATION_MEMBER
}

/** Where the organisation has its office: the town of the address that stands in the list. */
async function writeOffice(services: Services, tx: Tx, typed: string): Promise<string> {
  const [best] = await services.places.autocomplete(typed)
  const found = best && (await services.places.resolve(best.place_id))
  if (!found) throw new Error(`the gazetteer does not know ${typed}`)
  const { place_id: placeId, ...place } = found
  const id = uuid()
  await tx.sql.insert(addresses).values({ id, placeId, ...place })
  return id
}

function numbersOf(sketch: OrganizationSketch): { siren: string | null; vatId: string | null } {
  if (sketch.vatId === 'BE') return { siren: null, vatId: belgianVatId('07432196') }
  return { siren: sketch.siren ? sirenFrom(sketch.siren) : null, vatId: sketch.vatId ?? null }
}

async function found(services: Services, sketch: OrganizationSketch, nextName: () => Name): Promise<Organization> {
  const { random, db } = services
  const { name, slug, settings = {} } = sketch
  const since = addDays(subMonths(services.now, 15), random.int(0, 20))
  const id = uuid({ msecs: since.getTime() })
  const { siren, vatId } = numbersOf(sketch)
  const people: ClientActor[] = []
  await db.tx(async (tx) => {
    const addressId = await writeOffice(services, tx, sketch.address)
    await tx.sql
      .insert(organizations)
      .values({ id, name, slug, siren, vatId, addressId, settings, createdAt: since, updatedAt: since })
    for (let place = 0; place < sketch.people; place += 1) {
      const rank = rankOf(place)
      const [known, person = nextName()] = KNOWN[slug]?.[place] ?? []
      const language = vatId?.startsWith('LU') && place === 1 ? 'en' : 'fr'
      const email = `${known ?? emailName(person)}@${slug}.test`
      const userId = await openAccount(services, tx, { email, role: 'CLIENT', rank, language })
      const createdAt = addDays(since, place * 9)
      const profileId = uuid({ msecs: createdAt.getTime() })
      const [jobFunction, service] = DUTIES[rank]
      await tx.sql.insert(clients).values({
        id: profileId,
        userId,
        organizationId: id,
        ...person,
        phone: place % 2 === 0 ? landline(random) : mobile(random),
        jobFunction,
        service,
        siret: siren ? siretFrom(siren) : null,
        addressId,
        createdAt,
        updatedAt: createdAt,
      })
      people.push({ role: 'CLIENT', rank, sub: userId, profileId, organizationId: id, language })
    }
  })
  return { id, slug, oneDate: settings.one_date ?? false, people }
}

export async function foundOrganizations(services: Services): Promise<Organization[]> {
  const nextName = createNames(services.random)
  const all: Organization[] = []
  for (const sketch of ORGANIZATIONS) all.push(await found(services, sketch, nextName))
  return all
}
