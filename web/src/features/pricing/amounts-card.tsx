import type { Control } from 'react-hook-form'
import { PRICE_MAX } from '@volant/domain/pricing/auction'
import { toEuros } from '@volant/domain/kernel/money'
import { useWords } from '../../lib/i18n'
import { NumberField } from '../../ui/form/number-field'
import { Card } from '../../ui/layout/card'
import classes from './tariff-form.module.css'
import type { TariffValues } from './tariff-values'

export type TariffControl = Control<TariffValues, unknown, TariffValues>

export function AmountsCard({ control }: { control: TariffControl }) {
  const t = useWords('pricing')
  return (
    <Card title={t('amounts')} description={t('amountsText')}>
      <div className={classes.grid}>
        {(['baseFee', 'minimum', 'flatIdf'] as const).map((name) => (
          <NumberField
            key={name}
            control={control}
            name={name}
            label={t(`part.${name}`)}
            min={0}
            max={toEuros(PRICE_MAX)}
            euros="plain"
            fixed
            required
          />
        ))}
      </div>
    </Card>
  )
}
