import { useState } from 'react'
import { SegmentedControl } from '@mantine/core'
import { CAR_TYPES, CATEGORIES, type CarType, type DeliveryCategory } from '@volant/domain/deliveries/statuses'
import type { Tariff } from '@volant/domain/pricing/tariff'
import { useWords } from '../../lib/i18n'
import { Card } from '../../ui/layout/card'
import classes from './preview-card.module.css'
import { PreviewRow } from './preview-row'
import { SAMPLES } from './samples'

interface Props {
  now: Tariff
  /** As typed; undefined as long as something in it is missing or wrong. */
  next: Tariff | undefined
}

/** The price of some journeys by the tariff in force, and beside it by the one being typed. */
export function PreviewCard({ now, next }: Props) {
  const t = useWords('pricing')
  const wizard = useWords('wizard')
  const [carType, setCarType] = useState<CarType>('A')
  const [category, setCategory] = useState<DeliveryCategory>('STANDARD')
  return (
    <Card title={t('preview.title')} description={t('preview.text')}>
      <div className={classes.choices}>
        <SegmentedControl
          size="xs"
          aria-label={wizard('vehicle.class')}
          data={CAR_TYPES.map((value) => ({ value, label: t('preview.class', { value }) }))}
          value={carType}
          onChange={setCarType}
        />
        <SegmentedControl
          size="xs"
          aria-label={wizard('finish.category')}
          data={CATEGORIES.map((value) => ({ value, label: wizard(`category.${value}`) }))}
          value={category}
          onChange={setCategory}
        />
      </div>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('preview.journey')}</th>
            <th scope="col">{t('preview.now')}</th>
            <th scope="col">{t('preview.next')}</th>
          </tr>
        </thead>
        <tbody>
          {SAMPLES.map((sample) => (
            <PreviewRow key={sample.key} sample={sample} {...{ carType, category, now, next }} />
          ))}
        </tbody>
      </table>
      <p className={classes.note}>{t(next ? 'preview.note' : 'preview.incomplete')}</p>
    </Card>
  )
}
