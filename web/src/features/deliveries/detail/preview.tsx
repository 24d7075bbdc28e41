import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { TextSkeleton } from '../../../ui/feedback/skeletons'
import { Card } from '../../../ui/layout/card'
import { detailQuery } from './detail-query'
import { JourneyCard } from './journey-card'
import { JourneyMap } from './journey-map'

/** The map of a delivery, for forms of other features; for admins. */
export function PreviewMap({ contract }: { contract: string }) {
  const { data } = useQuery(detailQuery('ADMIN', contract))
  return data ? <JourneyMap delivery={data} /> : <Skeleton height="100%" radius={12} />
}

/** The journey of a delivery, for forms of other features; for admins. */
export function PreviewSummary({ contract }: { contract: string }) {
  const { data } = useQuery(detailQuery('ADMIN', contract))
  if (data) return <JourneyCard delivery={data} dated={false} />
  return (
    <Card>
      <TextSkeleton lines={6} />
    </Card>
  )
}
