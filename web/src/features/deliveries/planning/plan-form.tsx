import { useState } from 'react'
import { Alert, SegmentedControl, SimpleGrid, Stack } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useForm, useWatch } from 'react-hook-form'
import { OFFER_PRICE } from '@volant/domain/offers/states'
import { ApiError } from '../../../lib/api-error'
import { formatMoney } from '../../../lib/format'
import { useLanguage, useWords } from '../../../lib/i18n'
import type { DriverSlot } from '../../../ui/drivers/driver-slot'
import { DialogActions } from '../../../ui/feedback/dialog-actions'
import { DateTimeField } from '../../../ui/form/date-time-field'
import { NumberField } from '../../../ui/form/number-field'
import { ScheduleConcerns } from '../../../ui/form/schedule-concerns'
import { useRefill } from '../../../ui/form/use-refill'
import { datesMoved, mayOffer, planCall, startOf, type PlanRequest, type PlanValues } from './plan-values'
import type { DeliveryToPlan } from './planning-query'
import { usePlanCall } from './use-plan-call'
import classes from './plan-dialog.module.css'

interface Props {
  delivery: DeliveryToPlan
  request: PlanRequest
  driver: DriverSlot
  onClose: () => void
}

const FIELDS = ['driverId', 'carPickUpDate', 'carDeliveryDeadline', 'clientFinalPrice', 'wantedPrice'] as const
const SHOWN_AT = { carAvailabilityDate: 'carPickUpDate', demandedPrice: 'wantedPrice' } as const

/** The field of the form that shows a fault of the server; prices without a field of their own stand at the driver's. */
function fieldOf(path: string): (typeof FIELDS)[number] {
  const own = FIELDS.find((field) => field === path)
  return own ?? (path in SHOWN_AT ? SHOWN_AT[path as keyof typeof SHOWN_AT] : 'wantedPrice')
}

/** Gives a delivery to a driver, to another one, at other times, or proposes an offer. */
export function PlanForm({ delivery, request, driver: DriverField, onClose }: Props) {
  const t = useWords('planning')
  const language = useLanguage()
  const { plan, question } = usePlanCall(delivery)
  const [refused, setRefused] = useState<string>()
  const form = useForm<PlanValues>({ defaultValues: startOf(delivery, request) })
  const { control, handleSubmit, setError, setValue, formState } = form
  useRefill(form, startOf(delivery, request), delivery.version)
  const values = useWatch({ control }) as PlanValues
  const call = planCall(delivery, values)
  const submit = handleSubmit(async (filled) => {
    setRefused(undefined)
    if (!filled.driverId) return setError('driverId', { message: 'required' })
    const wanted = planCall(delivery, filled)
    if (!wanted) return setRefused(t('dialog.closed'))
    const refusal = await plan(wanted, filled)
    if (!refusal) return onClose()
    const faults = refusal.error instanceof ApiError ? refusal.error.fields : []
    for (const { path, code } of faults) setError(fieldOf(path), { message: code })
    return setRefused(faults.length === 0 ? refusal.text : undefined)
  })
  const { how, clientFinalPrice, wantedPrice } = values
  const priced = call !== 'DATES'
  return (
    <>
      <form onSubmit={submit} noValidate>
        <Stack gap="sm">
          {mayOffer(delivery) && (
            <SegmentedControl
              aria-label={t('dialog.how')}
              value={how}
              onChange={(next) => setValue('how', next === 'offer' ? 'offer' : 'deal')}
              data={[
                { value: 'deal', label: t('dialog.deal') },
                { value: 'offer', label: t('dialog.offer') },
              ]}
            />
          )}
          <DriverField
            control={control}
            name="driverId"
            label={t('dialog.driver')}
            deliveryId={delivery.id}
            pickUp={how === 'offer' ? undefined : values.carPickUpDate}
            deadline={how === 'offer' ? undefined : values.carDeliveryDeadline}
            required
          />
          {how === 'offer' ? (
            <p className={classes.hint}>{t('dialog.datesFixed')}</p>
          ) : (
            <>
              <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
                <DateTimeField
                  control={control}
                  name="carPickUpDate"
                  label={t('dialog.pickUp')}
                  required
                  clearable={false}
                />
                <DateTimeField
                  control={control}
                  name="carDeliveryDeadline"
                  label={t('dialog.deadline')}
                  required
                  clearable={false}
                />
              </SimpleGrid>
              <ScheduleConcerns
                type={delivery.type}
                pickUp={values.carPickUpDate}
                deadline={values.carDeliveryDeadline}
                duration={delivery.duration}
              />
              {datesMoved(delivery, values) && <p className={classes.hint}>{t('dialog.moved')}</p>}
            </>
          )}
          {priced && (
            <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
              <NumberField
                control={control}
                name="wantedPrice"
                label={t('dialog.price')}
                required
                min={how === 'offer' ? OFFER_PRICE.min : 0}
                euros="HT"
                description={
                  clientFinalPrice !== undefined && wantedPrice !== undefined
                    ? t('dialog.margin', { margin: formatMoney(clientFinalPrice - wantedPrice, language) })
                    : undefined
                }
              />
              {how === 'deal' && (
                <NumberField
                  control={control}
                  name="clientFinalPrice"
                  label={t('dialog.clientPrice')}
                  required
                  euros="HT"
                  description={'\u00a0'}
                />
              )}
            </SimpleGrid>
          )}
          {refused && (
            <Alert color="red" variant="light" role="alert" icon={<IconAlertTriangle size={18} />}>
              {refused}
            </Alert>
          )}
        </Stack>
        <DialogActions busy={formState.isSubmitting} onLeave={onClose}>
          {t(`submit.${call ?? 'ASSIGN'}`)}
        </DialogActions>
      </form>
      {question}
    </>
  )
}
