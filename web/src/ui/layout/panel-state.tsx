import { Skeleton } from '@mantine/core'
import { useWords } from '../../lib/i18n'
import { EmptyState } from '../feedback/empty-state'
import { ErrorState } from '../feedback/error-state'
import { PanelPart } from './side-panel'

/** What a panel shows while nothing is there: it loads, it failed, or there is no such thing. */
export function PanelState({ error, missing, onRetry }: { error?: string; missing?: string; onRetry: () => void }) {
  const t = useWords('ui')
  if (error) return <ErrorState text={error} onRetry={onRetry} />
  if (missing) return <EmptyState title={missing} />
  return (
    <div role="status" aria-label={t('loading')}>
      <PanelPart>
        <Skeleton height={44} radius={8} />
      </PanelPart>
      <PanelPart>
        <Skeleton height={110} radius={8} />
      </PanelPart>
      <PanelPart>
        <Skeleton height={130} radius={8} />
      </PanelPart>
    </div>
  )
}
