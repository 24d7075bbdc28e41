import type { Actor } from '@volant/domain/kernel/actor'
import { mayFindRemoved } from '@volant/domain/personal-data/erasure'
import type { SearchTerms } from '@volant/domain/search/terms'
import { driverStateOf } from '../../../projections/driver-state'
import type { Params } from '../../../projections/engine'
import { containing } from '../../../projections/page'
import { foldedSql } from '../../../tables/search-text'
import { KNOWN_DRIVER } from '../../drivers/public'
import { holdsWords } from './words'

export interface NameQuestion {
  readonly actor: Actor
  readonly terms: SearchTerms
  readonly limit: number
  readonly params: Params
}

const NAME = `r.first_name || ' ' || r.last_name`
/** An account whose person was removed keeps the address by which they were known. */
const EMAIL = 'coalesce(u.former_email, u.email)'
const REMOVED = 'r.deleted_at IS NOT NULL'

export const list = (fields: string, from: string, order: string, limit: number) =>
  `(SELECT coalesce(json_agg(row_to_json(o)), '[]'::json) FROM (SELECT ${fields} FROM ${from} ORDER BY ${order} LIMIT ${limit}) o)`

/** A person's name, or their address. */
function isPerson(text: string, { terms, params }: NameQuestion): string {
  return `((${holdsWords(text, terms, params)}) OR ${EMAIL} LIKE ${params.add(containing(terms.whole))})`
}

function drivers(question: NameQuestion): string {
  const from = `drivers r JOIN users u ON u.id = r.user_id WHERE ${KNOWN_DRIVER} AND ${isPerson('r.search_text', question)}`
  return list(
    `r.id, ${NAME} AS name, u.email, ${driverStateOf('r')} AS state`,
    from,
    'r.last_name, r.first_name, r.id',
    question.limit,
  )
}

function organizations({ terms, limit, params }: NameQuestion): string {
  const from = `organizations r WHERE r.deleted_at IS NULL AND ${holdsWords('r.search_text', terms, params)}`
  return list('r.id, r.name, r.slug', from, 'r.name, r.id', limit)
}

/** Super admins find who was removed as well, behind the others, until they are erased: their data may still be asked for. */
const known = (actor: Actor) => (mayFindRemoved(actor) ? 'u.erased_at IS NULL' : 'r.deleted_at IS NULL')
const BY_NAME = `${REMOVED}, r.last_name, r.first_name, r.id`

/** The office finds every member; an organisation's own people those whose lists they have, which are the ranks below theirs. */
function members(question: NameQuestion): string {
  const { actor, limit, params } = question
  const own =
    actor.role === 'CLIENT'
      ? ` AND r.organization_id = ${params.add(actor.organizationId)}::uuid AND u.rank > ${params.add(actor.rank)}::int`
      : ''
  const from = `clients r JOIN users u ON u.id = r.user_id LEFT JOIN organizations g ON g.id = r.organization_id AND g.deleted_at IS NULL
    WHERE ${known(actor)}${own} AND ${isPerson('r.search_text', question)}`
  const organization = `CASE WHEN g.id IS NULL THEN NULL ELSE json_build_object('id', g.id, 'name', g.name, 'slug', g.slug) END`
  return list(
    `r.id, ${NAME} AS name, ${EMAIL} AS email, u.rank, ${organization} AS organization, ${REMOVED} AS "isRemoved"`,
    from,
    BY_NAME,
    limit,
  )
}

function managers(question: NameQuestion): string {
  const { actor, limit } = question
  const from = `admins r JOIN users u ON u.id = r.user_id WHERE ${known(actor)} AND ${isPerson(foldedSql(NAME), question)}`
  return list(`r.id, ${NAME} AS name, ${EMAIL} AS email, u.rank, ${REMOVED} AS "isRemoved"`, from, BY_NAME, limit)
}

/** A JSON list of what is found, for each kind of people and for organisations: they are few, and read through. */
export const NAMES = {
  DRIVER: drivers,
  ORGANIZATION: organizations,
  MEMBER: members,
  MANAGER: managers,
} as const
