import { queryOptions } from '@tanstack/react-query'
import { request } from '../../../lib/api'
import { RENEWS_LINKS } from '../../../lib/files/renew-links'
import { MissionProblemsDocument, OpenProblemsDocument, type ProblemFragment } from './queries.generated'

export type Problem = ProblemFragment

/** What drivers reported of a delivery, the newest first. */
export const problemsQuery = (deliveryId: string) =>
  queryOptions({
    queryKey: ['deliveries', 'problems', deliveryId],
    queryFn: async ({ signal }) => (await request(MissionProblemsDocument, { deliveryId }, { signal })).missionProblems,
    ...RENEWS_LINKS,
  })

/** What nobody of the office has seen yet, the oldest first. */
export const openProblemsQuery = queryOptions({
  queryKey: ['deliveries', 'problems'],
  queryFn: async ({ signal }) => (await request(OpenProblemsDocument, {}, { signal })).openProblems,
  ...RENEWS_LINKS,
})
