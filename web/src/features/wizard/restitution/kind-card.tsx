import { Radio } from '@mantine/core'
import { useController, type Control } from 'react-hook-form'
import { TWO_WAY_TYPES } from '@volant/domain/deliveries/statuses'
import { useWords } from '../../../lib/i18n'
import { Card } from '../../../ui/layout/card'
import choice from '../choice.module.css'
import type { RestitutionValues } from './values'

/** Selects EXCHANGE or TO_RETURN. */
export function KindCard({ control }: { control: Control<RestitutionValues, unknown, RestitutionValues> }) {
  const t = useWords('wizard')
  const { field } = useController({ control, name: 'twoWayDeliverType' })
  return (
    <Card title={t('restitution.title')}>
      <Radio.Group value={field.value} onChange={field.onChange} aria-label={t('restitution.title')}>
        <div className={choice.cards}>
          {TWO_WAY_TYPES.toReversed().map((kind) => (
            <Radio.Card key={kind} value={kind} className={choice.card} radius={10}>
              <Radio.Indicator size="sm" />
              <span className={choice.words}>
                <span className={choice.name}>{t(`restitution.${kind}`)}</span>
                <span className={choice.hint}>{t(`restitution.hint.${kind}`)}</span>
              </span>
            </Radio.Card>
          ))}
        </div>
      </Radio.Group>
    </Card>
  )
}
