import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { AdminRank } from '@volant/domain/kernel/actor'
import { request } from '../../lib/api'
import type { AdminsSearch } from './admins-search'
import { AdminsTableDocument, type AdminsTableQuery } from './queries.generated'

export type AdminRow = AdminsTableQuery['findAllAdmins']['records'][number]

export const ADMINS_PAGE_SIZE = 10

export const adminsQuery = (rank: AdminRank, { focus: _mark, ...search }: AdminsSearch) =>
  queryOptions({
    queryKey: ['admins', 'table', rank, search],
    queryFn: async ({ signal }) => {
      const variables = {
        pagination: { page: search.page, perPage: ADMINS_PAGE_SIZE },
        sort: { field: search.orderBy, order: search.order },
        filter: { rank },
        keyword: search.search || null,
      }
      return (await request(AdminsTableDocument, variables, { signal })).findAllAdmins
    },
    placeholderData: keepPreviousData,
  })
