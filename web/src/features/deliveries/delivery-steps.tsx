import type { DeliveryStep } from '@volant/contract/schema.generated'
import { useWords } from '../../lib/i18n'
import { DeliveryLine } from '../../ui/data/delivery-line'
import { missingOf, type Requested } from './unfinished'

/** Where a delivery stands, when each step was reached, and what the current one waits for: at first for whatever is missing. */
export function DeliverySteps({ delivery }: { delivery: Requested & { readonly steps: readonly DeliveryStep[] } }) {
  const t = useWords('deliveries')
  const parts = missingOf(delivery).map((part) => t(`steps.part.${part}`))
  return (
    <DeliveryLine
      label={t('steps.title')}
      steps={delivery.steps}
      nameOf={(name) => t(`steps.name.${name}`)}
      awaitedOf={(awaits) =>
        parts.length > 0 ? t('steps.toComplete', { parts: parts.join(', ') }) : t(`steps.awaits.${awaits}`)
      }
      fold={{ all: t('steps.all'), less: t('steps.less') }}
    />
  )
}
