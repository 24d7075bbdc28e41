import type { DeliveryStep } from '@volant/contract/schema.generated'
import { useWords } from '../../lib/i18n'
import { DeliveryLine } from '../../ui/data/delivery-line'

/** Where a delivery stands, when each step was reached, and what the current one waits for. */
export function DeliverySteps({ steps }: { steps: readonly DeliveryStep[] }) {
  const t = useWords('deliveries')
  return (
    <DeliveryLine
      label={t('steps.title')}
      steps={steps}
      nameOf={(name) => t(`steps.name.${name}`)}
      awaitedOf={(awaits) => t(`steps.awaits.${awaits}`)}
      fold={{ all: t('steps.all'), less: t('steps.less') }}
    />
  )
}
