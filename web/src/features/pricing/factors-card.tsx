import { CAR_TYPES, CATEGORIES } from '@volant/domain/deliveries/statuses'
import { FACTOR } from '@volant/domain/pricing/tariff'
import { useWords } from '../../lib/i18n'
import { NumberField } from '../../ui/form/number-field'
import { Card } from '../../ui/layout/card'
import type { TariffControl } from './amounts-card'
import classes from './tariff-form.module.css'

const FACTOR_FIELD = { ...FACTOR, decimals: 2, step: 0.05, required: true } as const

/** What the price is multiplied by, for each car type and category. */
export function FactorsCard({ control }: { control: TariffControl }) {
  const t = useWords('pricing')
  const wizard = useWords('wizard')
  return (
    <Card title={t('factors')} description={t('factorsText')}>
      <div className={classes.stack}>
        <fieldset className={classes.group}>
          <legend>{t('part.carTypeFactor')}</legend>
          <div className={classes.grid}>
            {CAR_TYPES.map((type) => (
              <NumberField
                key={type}
                control={control}
                name={`carTypeFactor.${type}`}
                label={wizard(`vehicle.carType.${type}`)}
                {...FACTOR_FIELD}
              />
            ))}
          </div>
        </fieldset>
        <fieldset className={classes.group}>
          <legend>{t('part.categoryFactor')}</legend>
          <div className={classes.grid}>
            {CATEGORIES.map((category) => (
              <NumberField
                key={category}
                control={control}
                name={`categoryFactor.${category}`}
                label={wizard(`category.${category}`)}
                {...FACTOR_FIELD}
              />
            ))}
          </div>
        </fieldset>
      </div>
    </Card>
  )
}
