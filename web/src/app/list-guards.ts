import { notFound, redirect } from '@tanstack/react-router'
import { RANK } from '@volant/domain/kernel/actor'
import type { Session } from '../lib/session'
import { DRIVER_TABLES, HISTORY_TABLES, ADMIN_TABLES, paths } from './paths'

/** An address without a list redirects to the first one. */
export function toFirst(href: string) {
  return () => {
    throw redirect({ href, replace: true })
  }
}

/** The list in an address. Anything else is not found. */
export function openDrivers({ params }: { params: { table: string } }) {
  const found = DRIVER_TABLES.find(({ table }) => table === params.table)
  if (!found) throw notFound()
  return found
}

/** Only lists whose drivers have carried out missions lead to a history. */
export function openDriverHistory(opened: { params: { table: string } }) {
  const found = openDrivers(opened)
  if (!HISTORY_TABLES.includes(found.table)) throw notFound()
  return found
}

export function openAdmins({ params }: { params: { table: string } }) {
  const found = ADMIN_TABLES.find(({ table }) => table === params.table)
  if (!found) throw notFound()
  return { rank: found.rank, rankName: found.name }
}

/** What drivers are paid for, or subscribe to. */
export function openPayments({ params }: { params: { kind: string } }) {
  const kind = (['subscription', 'delivery'] as const).find((known) => known === params.kind)
  if (!kind) throw notFound()
  return { kind }
}

/** Owners and managers may open the members, only owners the managers. */
export function openPeople({ params, context }: { params: { people: string }; context: { session: Session } }) {
  const people = (['members', 'managers'] as const).find((known) => known === params.people)
  if (!people) throw notFound()
  if (people === 'managers' && context.session.rank > RANK.ORGANIZATION_OWNER)
    throw redirect({ href: paths.notAuthorised(), replace: true })
  return { people }
}

/** `view-members`, `view-managers` and `view-owners` of an organisation, for admins. */
export function openOrganizationPeople({ params }: { params: { people: string } }) {
  const people = (['members', 'managers', 'owners'] as const).find((known) => params.people === `view-${known}`)
  if (!people) throw notFound()
  return { people }
}
