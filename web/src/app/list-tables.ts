import { notFound, redirect } from '@tanstack/react-router'
import { RANK } from '@volant/domain/kernel/actor'
import type { Session } from '../lib/session'
import { DRIVER_TABLES, MANAGER_TABLES, paths } from './paths'

/** An area without a word behind it opens its first list. */
export function toFirst(href: string) {
  return () => {
    throw redirect({ href, replace: true })
  }
}

/** The list that an address names; a word that names none leads to no page. */
export function openDrivers({ params }: { params: { table: string } }) {
  const found = DRIVER_TABLES.find(({ table }) => table === params.table)
  if (!found) throw notFound()
  return { state: found.state }
}

export function openManagers({ params }: { params: { table: string } }) {
  const found = MANAGER_TABLES.find(({ table }) => table === params.table)
  if (!found) throw notFound()
  return { rank: found.rank, rankName: found.name }
}

/** The members for owners and managers, the managers for owners. */
export function openPeople({ params, context }: { params: { people: string }; context: { session: Session } }) {
  const people = (['members', 'managers'] as const).find((known) => known === params.people)
  if (!people) throw notFound()
  if (people === 'managers' && context.session.rank > RANK.ORGANIZATION_OWNER)
    throw redirect({ href: paths.notAuthorised(), replace: true })
  return { people }
}
