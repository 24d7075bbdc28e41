import { Button } from '@mantine/core'
import { useWatch } from 'react-hook-form'
import { useWords } from '../../../lib/i18n'
import { Card } from '../../../ui/layout/card'
import { AddressInput } from '../../../ui/form/address-input'
import { addressValue } from '../../../lib/address-value'
import { carText, deliveryParts, placeText } from '../aside/parts'
import { PricePanel } from '../aside/price-panel'
import { Summary } from '../aside/summary'
import { estimateInputOf } from '../aside/estimate'
import { StepFrame } from '../frame'
import frame from '../frame.module.css'
import { JourneyMap } from '../journey/journey-map'
import { VehicleCard } from '../journey/vehicle-card'
import type { QuickCar } from '../journey/vehicle-values'
import { useStepForm } from '../step-form'
import type { StepProps } from '../step-props'
import { KindCard } from './kind-card'
import { judgeRestitution, restitutionValues, toRestitution, type RestitutionValues } from './values'

/** The return leg of a two-way delivery. Description 2.15, step 3. */
export function RestitutionStep({ delivery, settings, address, previous, onDone }: StepProps) {
  const t = useWords('wizard')
  const { form, update, restored, discard } = useStepForm<RestitutionValues>({
    delivery,
    name: 'restitution',
    known: restitutionValues(delivery, settings.defaultValues?.cars),
    judge: judgeRestitution,
  })
  const { control } = form
  const now = useWatch({ control }) as RestitutionValues
  const from = addressValue(delivery.fromAddress)
  const to = addressValue(delivery.toAddress)
  const change = { shouldDirty: true, shouldValidate: form.formState.isSubmitted }
  const quick = (car: QuickCar) => {
    for (const field of ['marque', 'model', 'carType', 'type'] as const)
      form.setValue(`vehicles.1.${field}`, car[field], change)
  }
  const parts = {
    ...deliveryParts(delivery),
    restitution: [placeText(now.toReturnFromAddress), placeText(now.toReturnToAddress)],
    vehicles: now.vehicles.map(carText).filter(Boolean),
  }
  return (
    <StepFrame
      onSubmit={form.handleSubmit((values) => update.mutate(toRestitution(values), { onSuccess: onDone }))}
      busy={update.isPending}
      previous={previous}
      restored={restored}
      onDiscard={discard}
      aside={
        <>
          <PricePanel
            question={estimateInputOf(delivery)}
            category={delivery.category}
            options={delivery.options.map(({ id }) => id)}
            pickUp={delivery.carPickUpDate}
            agreed={delivery.clientFinalPrice}
          />
          <Summary parts={parts} />
        </>
      }
    >
      <KindCard control={control} />
      <Card title={t('summary.restitution')} description={t('address.scope')}>
        <div className={frame.stack}>
          <JourneyMap places={[from, to, now.toReturnToAddress]} />
          <div className={frame.grid}>
            <div className={frame.withShortcut}>
              <AddressInput
                slot={address}
                control={control}
                name="toReturnFromAddress"
                label={t('address.returnFrom')}
              />
              {to && !now.toReturnFromAddress && (
                <Button
                  size="compact-sm"
                  variant="light"
                  onClick={() => form.setValue('toReturnFromAddress', to, change)}
                >
                  {t('address.sameAsTo')}
                </Button>
              )}
            </div>
            <div className={frame.withShortcut}>
              <AddressInput slot={address} control={control} name="toReturnToAddress" label={t('address.returnTo')} />
              {from && !now.toReturnToAddress && (
                <Button
                  size="compact-sm"
                  variant="light"
                  onClick={() => form.setValue('toReturnToAddress', from, change)}
                >
                  {t('address.sameAsFrom')}
                </Button>
              )}
            </div>
          </div>
        </div>
      </Card>
      <VehicleCard
        title={t('vehicle.returned')}
        control={control}
        index={1}
        cars={settings.defaultValues?.cars ?? []}
        models={settings.carModels ?? []}
        onQuick={quick}
      />
    </StepFrame>
  )
}
