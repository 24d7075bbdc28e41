import { Radio } from '@mantine/core'
import { useController, type Control } from 'react-hook-form'
import type { DeliveryCategory } from '@volant/domain/deliveries/statuses'
import { useWords } from '../../../lib/i18n'
import { Money } from '../../../ui/data/money'
import { useFieldWords } from '../../../ui/form/field'
import { Card } from '../../../ui/layout/card'
import choice from '../choice.module.css'
import type { FinishValues } from './values'

interface Props {
  control: Control<FinishValues, unknown, FinishValues>
  offered: readonly DeliveryCategory[]
  /** Euros excluding tax, once the estimate is loaded. */
  prices: Partial<Record<DeliveryCategory, number>> | undefined
}

export function CategoryCard({ control, offered, prices }: Props) {
  const t = useWords('wizard')
  const words = useFieldWords()
  const { field, fieldState } = useController({ control, name: 'category' })
  return (
    <Card title={t('finish.category')}>
      <Radio.Group
        value={field.value}
        onChange={field.onChange}
        aria-label={t('finish.category')}
        error={words(fieldState.error?.message)}
      >
        <div className={choice.cards}>
          {offered.map((category) => (
            <Radio.Card key={category} value={category} className={choice.card} radius={10}>
              <Radio.Indicator size="sm" />
              <span className={choice.words}>
                <span className={choice.name}>{t(`category.${category}`)}</span>
                <span className={choice.hint}>{t(`categoryHint.${category}`)}</span>
              </span>
              {prices && (
                <span className={choice.price}>
                  <Money euros={prices[category]} suffix="HT" />
                </span>
              )}
            </Radio.Card>
          ))}
        </div>
      </Radio.Group>
    </Card>
  )
}
