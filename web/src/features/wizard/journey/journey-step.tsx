import { useWatch } from 'react-hook-form'
import { useWords } from '../../../lib/i18n'
import { Card } from '../../../ui/layout/card'
import { AddressInput } from '../../../ui/form/address-input'
import { carText, deliveryParts, journeyPart } from '../aside/parts'
import { estimateInputOf } from '../aside/estimate'
import { PricePanel } from '../aside/price-panel'
import { Summary } from '../aside/summary'
import { StepFrame } from '../frame'
import frame from '../frame.module.css'
import { useStepForm } from '../step-form'
import type { StepProps } from '../step-props'
import { JourneyMap } from './journey-map'
import { journeyValues, judgeJourney, toJourney, type JourneyValues } from './values'
import { VehicleCard } from './vehicle-card'
import type { QuickCar } from './vehicle-values'

/** The places and the vehicle. Description 2.15, step 2. */
export function JourneyStep({ delivery, settings, address, previous, onDone }: StepProps) {
  const t = useWords('wizard')
  const { form, update, restored, discard } = useStepForm<JourneyValues>({
    delivery,
    name: 'journey',
    known: journeyValues(delivery, settings.defaultValues?.cars),
    judge: judgeJourney,
  })
  const { control } = form
  const now = useWatch({ control }) as JourneyValues
  const vehicle = now.vehicles[0]
  const quick = (car: QuickCar) => {
    for (const field of ['marque', 'model', 'carType', 'type'] as const)
      form.setValue(`vehicles.0.${field}`, car[field], {
        shouldDirty: true,
        shouldValidate: form.formState.isSubmitted,
      })
  }
  const question = {
    ...estimateInputOf(delivery),
    from: now.fromAddress,
    to: now.toAddress,
    carType: vehicle?.carType ?? 'A',
  }
  const parts = {
    ...deliveryParts(delivery),
    ...journeyPart(now.fromAddress, now.toAddress),
    // the returned vehicle belongs to a later step
    vehicles: [...now.vehicles, ...delivery.vehicles.slice(now.vehicles.length)].map(carText).filter(Boolean),
  }
  return (
    <StepFrame
      onSubmit={form.handleSubmit((values) => update.mutate(toJourney(values), { onSuccess: onDone }))}
      busy={update.isPending}
      previous={previous}
      restored={restored}
      onDiscard={discard}
      aside={
        <>
          <PricePanel
            question={question}
            category={delivery.category}
            options={delivery.options.map(({ id }) => id)}
            pickUp={delivery.carPickUpDate}
            agreed={delivery.clientFinalPrice}
          />
          <Summary parts={parts} />
        </>
      }
    >
      <Card title={t('summary.journey')} description={t('address.scope')}>
        <div className={frame.stack}>
          <JourneyMap places={[now.fromAddress, now.toAddress]} />
          <div className={frame.grid}>
            <AddressInput slot={address} control={control} name="fromAddress" label={t('address.from')} />
            <AddressInput slot={address} control={control} name="toAddress" label={t('address.to')} />
          </div>
        </div>
      </Card>
      <VehicleCard
        title={t('vehicle.delivered')}
        control={control}
        index={0}
        cars={settings.defaultValues?.cars ?? []}
        models={settings.carModels ?? []}
        onQuick={quick}
      />
    </StepFrame>
  )
}
