import { Checkbox } from '@mantine/core'
import { useController, type Control } from 'react-hook-form'
import { toEuros } from '@volant/domain/kernel/money'
import { SERVICE_OPTIONS } from '@volant/domain/pricing/options'
import { useWords } from '../../../lib/i18n'
import { Money } from '../../../ui/data/money'
import { WPlateConcern } from '../../../ui/form/w-plate-concern'
import { Card } from '../../../ui/layout/card'
import choice from '../choice.module.css'
import type { WizardDelivery } from '../wizard-queries'
import type { FinishValues } from './values'

interface Props {
  control: Control<FinishValues, unknown, FinishValues>
  delivery: WizardDelivery
}

/** Optional services; their prices include tax. Description 1. */
export function OptionsCard({ control, delivery }: Props) {
  const t = useWords('wizard')
  const deliveries = useWords('deliveries')
  const { field } = useController({ control, name: 'options' })
  return (
    <Card title={t('finish.options')}>
      <Checkbox.Group value={field.value} onChange={field.onChange} aria-label={t('finish.options')}>
        <div className={choice.cards}>
          {SERVICE_OPTIONS.map(({ id, price }) => (
            <Checkbox.Card key={id} value={id} className={choice.card} radius={10}>
              <Checkbox.Indicator size="sm" />
              <span className={choice.words}>
                <span className={choice.name}>{deliveries(`service.${id}`)}</span>
              </span>
              <span className={choice.price}>
                <Money euros={toEuros(price)} suffix="TTC" />
              </span>
            </Checkbox.Card>
          ))}
        </div>
      </Checkbox.Group>
      <WPlateConcern options={field.value} delivery={delivery} />
    </Card>
  )
}
