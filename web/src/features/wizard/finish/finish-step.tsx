import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { COMMENT_MAX } from '@volant/domain/deliveries/schema'
import { formatMoney } from '../../../lib/format'
import { useLanguage, useWords } from '../../../lib/i18n'
import { notify } from '../../../ui/feedback/toasts'
import { TextAreaField } from '../../../ui/form/text-area-field'
import { Card } from '../../../ui/layout/card'
import { estimateQuery, estimateInputOf, priceLines } from '../aside/estimate'
import { deliveryParts } from '../aside/parts'
import { PricePanel } from '../aside/price-panel'
import { Summary } from '../aside/summary'
import { StepFrame } from '../frame'
import { useStepForm } from '../step-form'
import type { StepProps } from '../step-props'
import { CategoryCard } from './category-card'
import { DocumentsCard } from './documents-card'
import { OptionsCard } from './options-card'
import { awaitedOf, categoriesOf, finishValues, judgeFinish, toFinish, type FinishValues } from './values'

/** Documents, category and options with their price, comment. Description 2.15, last step. */
export function FinishStep({ delivery, settings, placed, previous, onDone }: StepProps) {
  const t = useWords('wizard')
  const ui = useWords('ui')
  const language = useLanguage()
  const [opened] = useState(() => new Date())
  const known = finishValues(delivery, opened)
  const { form, update, restored, discard } = useStepForm<FinishValues>({
    delivery,
    name: 'finish',
    known,
    judge: judgeFinish,
  })
  const { control } = form
  const { category, options } = useWatch({ control }) as FinishValues
  const question = estimateInputOf(delivery)
  const estimate = useQuery(estimateQuery(question))
  const total = estimate.data && priceLines(estimate.data, category, options).net
  const ending = () => {
    if (placed) return ui('save')
    return total === undefined ? t('order') : t('orderFor', { price: formatMoney(total, language, 'HT') })
  }
  const submit = (values: FinishValues) =>
    update.mutate(toFinish(values, delivery), {
      onSuccess: () => {
        notify.success(t('saved'))
        onDone()
      },
    })
  return (
    <StepFrame
      onSubmit={form.handleSubmit(submit)}
      busy={update.isPending}
      previous={previous}
      ending={ending()}
      restored={restored}
      onDiscard={discard}
      aside={
        <>
          <PricePanel
            question={question}
            category={category}
            options={options}
            pickUp={delivery.carPickUpDate}
            agreed={delivery.clientFinalPrice}
          />
          <Summary parts={deliveryParts(delivery)} />
        </>
      }
    >
      {!settings.no_docs && (
        <DocumentsCard
          deliveryId={delivery.id}
          saved={known.docs.flatMap(({ key }) => key ?? [])}
          form={form}
          awaited={awaitedOf(delivery)}
          expected={settings.defaultValues?.documents ?? []}
        />
      )}
      <CategoryCard control={control} offered={categoriesOf(delivery, opened)} prices={estimate.data?.prices} />
      <OptionsCard control={control} delivery={delivery} />
      <Card title={t('finish.comment')}>
        <TextAreaField
          control={control}
          name="comment"
          label={t('finish.commentLabel')}
          placeholder={t('finish.commentPlaceholder')}
          maxLength={COMMENT_MAX}
        />
      </Card>
    </StepFrame>
  )
}
