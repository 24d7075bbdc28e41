import { queryOptions } from '@tanstack/react-query'
import { request } from '../../../../lib/api'
import { RENEWS_LINKS } from '../../../../lib/files/renew-links'
import { MissionEvidenceDocument } from './queries.generated'

/** What drivers did and the delivery went on without. */
export const evidenceQuery = (deliveryId: string) =>
  queryOptions({
    queryKey: ['deliveries', 'evidence', deliveryId],
    queryFn: async ({ signal }) => (await request(MissionEvidenceDocument, { deliveryId }, { signal })).missionEvidence,
    ...RENEWS_LINKS,
  })
