import { COUNTRIES } from '@volant/domain/places/countries'
import { useWords } from '../../lib/i18n'
import { NumberField } from '../../ui/form/number-field'
import { Card } from '../../ui/layout/card'
import type { TariffControl } from './amounts-card'
import classes from './tariff-form.module.css'

export function VatCard({ control }: { control: TariffControl }) {
  const t = useWords('pricing')
  return (
    <Card title={t('part.vatPercent')} description={t('vatText')}>
      <div className={classes.grid}>
        {COUNTRIES.map((country) => (
          <NumberField
            key={country}
            control={control}
            name={`vatPercent.${country}`}
            label={t(`country.${country}`)}
            min={0}
            max={100}
            decimals={2}
            suffix="%"
            required
          />
        ))}
      </div>
    </Card>
  )
}
