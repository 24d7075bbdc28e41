import { Skeleton } from '@mantine/core'
import { useWords } from '../../../lib/i18n'
import { PanelPart } from '../../../ui/layout/side-panel'

/** The places of what loads, so that nothing jumps. */
export function PanelSkeleton() {
  const t = useWords('deliveries')
  return (
    <div role="status" aria-label={t('panel.loading')}>
      <PanelPart>
        <Skeleton height={36} width={180} radius={8} />
        <Skeleton height={112} radius={8} />
      </PanelPart>
      <PanelPart>
        <Skeleton height={180} radius={8} />
        <Skeleton height={44} radius={8} />
      </PanelPart>
      <PanelPart>
        <Skeleton height={120} radius={8} />
      </PanelPart>
    </div>
  )
}
