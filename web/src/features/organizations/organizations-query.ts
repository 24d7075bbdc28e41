import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { listManagers, listMembers } from '@volant/contract/rest/organizations'
import { call, request } from '../../lib/api'
import { OrganizationsTableDocument, type OrganizationsTableQuery } from './queries.generated'
import type { OrganizationsSearch } from './organizations-search'

export type OrganizationRow = OrganizationsTableQuery['findAllOrganizations']['records'][number]

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

/** The people of the viewer's own organisation. */
export const peopleQuery = (who: 'members' | 'managers', page: number) =>
  queryOptions({
    queryKey: ['organizations', 'people', who, page],
    queryFn: ({ signal }) => {
      const input = { body: { page, take: PER_PAGE } }
      return who === 'members'
        ? call<typeof listMembers>('POST /organization/get-all-members', input, { signal })
        : call<typeof listManagers>('POST /organization/get-all-managers', input, { signal })
    },
    placeholderData: keepPreviousData,
  })
