import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { findMine, listManagers, listMembers, listOwners } from '@volant/contract/rest/organizations'
import { call, request } from '../../lib/api'
import { FILLS_FORM } from '../../lib/form-query'
import {
  OrganizationDetailsDocument,
  OrganizationsTableDocument,
  type OrganizationDetailsQuery,
  type OrganizationsTableQuery,
} from './queries.generated'
import type { MembersSearch, OrganizationsSearch } from './organizations-search'

export type OrganizationRow = OrganizationsTableQuery['findAllOrganizations']['records'][number]
export type OrganizationDetails = NonNullable<OrganizationDetailsQuery['findOrganizationBySlug']>

export const PER_PAGE = 10

export const organizationsQuery = ({ page, order, orderBy, search }: OrganizationsSearch) =>
  queryOptions({
    queryKey: ['organizations', 'table', page, order, orderBy, search],
    queryFn: async ({ signal }) => {
      const variables = {
        pagination: { page, perPage: PER_PAGE },
        sort: { field: orderBy, order },
        keyword: search || null,
      }
      return (await request(OrganizationsTableDocument, variables, { signal })).findAllOrganizations
    },
    placeholderData: keepPreviousData,
  })

/** Null for an unknown slug. */
export const organizationQuery = (slug: string) =>
  queryOptions({
    queryKey: ['organizations', 'details', slug],
    queryFn: async ({ signal }) =>
      (await request(OrganizationDetailsDocument, { slug }, { signal })).findOrganizationBySlug ?? null,
    ...FILLS_FORM,
  })

export const ownOrganizationQuery = queryOptions({
  queryKey: ['organizations', 'mine'],
  queryFn: ({ signal }) => call<typeof findMine>('POST /organization/find-me', undefined, { signal }),
})

export type People = 'members' | 'managers' | 'owners'

/** @param slug names the organisation for admins; clients read their own */
export const peopleQuery = (who: People, { page, take }: MembersSearch, slug?: string) =>
  queryOptions({
    queryKey: ['organizations', 'people', slug ?? null, who, page, take],
    queryFn: ({ signal }) => {
      const input = { body: { page, take: Math.min(Math.max(take, 1), 100), slug } }
      if (who === 'owners') return call<typeof listOwners>('POST /organization/get-all-owners', input, { signal })
      return who === 'members'
        ? call<typeof listMembers>('POST /organization/get-all-members', input, { signal })
        : call<typeof listManagers>('POST /organization/get-all-managers', input, { signal })
    },
    placeholderData: keepPreviousData,
  })
