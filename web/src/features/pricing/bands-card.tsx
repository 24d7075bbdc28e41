import { useFieldArray, useWatch } from 'react-hook-form'
import { PRICE_MAX } from '@volant/domain/pricing/auction'
import { toEuros } from '@volant/domain/kernel/money'
import { BAND_END_MAX, BANDS_MAX } from '@volant/domain/pricing/tariff'
import { useWords } from '../../lib/i18n'
import { LineList } from '../../ui/form/line-list'
import { NumberField } from '../../ui/form/number-field'
import { Card } from '../../ui/layout/card'
import type { TariffControl } from './amounts-card'
import classes from './tariff-form.module.css'

const PER_KM = { min: 0, max: toEuros(PRICE_MAX), euros: 'plain', fixed: true, step: 0.01, suffix: '/km' } as const

/** Each kilometre is paid at the rate of the band it falls into. */
export function BandsCard({ control }: { control: TariffControl }) {
  const t = useWords('pricing')
  const { fields, append, remove } = useFieldArray({ control, name: 'bands' })
  const bands = useWatch({ control, name: 'bands' })
  const startOf = (index: number) => bands[index - 1]?.upToKm ?? 0
  return (
    <Card title={t('part.bands')}>
      <div className={classes.stack}>
        <LineList
          title={t('bands.title')}
          text={t('bands.text')}
          lines={fields.map(({ id }) => id)}
          removeLabel={(index) => t('bands.remove', { from: startOf(index) })}
          onRemove={remove}
          add={t('bands.add')}
          onAdd={fields.length + 1 < BANDS_MAX ? () => append({ upToKm: undefined, perKm: undefined }) : undefined}
          render={(index) => (
            <>
              <NumberField
                control={control}
                name={`bands.${index}.upToKm`}
                label={t('bands.upTo', { from: startOf(index) })}
                min={startOf(index) + 1}
                max={BAND_END_MAX}
                suffix="km"
                required
              />
              <NumberField
                control={control}
                name={`bands.${index}.perKm`}
                label={t('bands.perKm')}
                {...PER_KM}
                required
              />
            </>
          )}
        />
        <NumberField
          control={control}
          name="beyond"
          label={t('bands.beyond', { from: startOf(fields.length) })}
          {...PER_KM}
          required
        />
      </div>
    </Card>
  )
}
