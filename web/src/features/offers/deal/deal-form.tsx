import { useState } from 'react'
import { Button, Stack } from '@mantine/core'
import { startOfDay } from 'date-fns'
import { useForm, useWatch } from 'react-hook-form'
import { EDITABLE_IN_MISSION } from '@volant/domain/deliveries/guards'
import { isIn, MISSION_GROUP } from '@volant/domain/deliveries/statuses'
import { ApiError } from '../../../lib/api-error'
import { useWords } from '../../../lib/i18n'
import { inParis } from '../../../lib/paris'
import { useRefusal } from '../../../lib/use-refusal'
import { notify } from '../../../ui/feedback/toasts'
import { DateTimeField } from '../../../ui/form/date-time-field'
import { ScheduleConcerns } from '../../../ui/form/schedule-concerns'
import { Card } from '../../../ui/layout/card'
import { DriverField } from '../driver-field'
import { dealCall, type DealCall, type DealIntent } from './deal-call'
import type { DealDelivery } from './deal-query'
import { DATE_FIELDS, dealResolver, startOf, type DealValues } from './deal-values'
import { AuctionPrice, ClientPrice } from './price-fields'
import { useDeal } from './use-deal'

interface Props {
  delivery: DealDelivery
  intent: DealIntent
  onDone: (call: DealCall) => void
}

/** The form for driver, dates and prices of a contract. Description 2.9. */
export function DealForm({ delivery, intent, onDone }: Props) {
  const t = useWords('deal')
  const refusal = useRefusal({ stale: t('stale'), failed: t('failed') })
  const send = useDeal(delivery)
  const [today] = useState(() => startOfDay(inParis(new Date()) ?? new Date()))
  const form = useForm<DealValues>({ resolver: dealResolver(delivery), defaultValues: startOf(delivery) })
  const { control, handleSubmit, setError, formState } = form
  const [driverId, pickUp, deadline] = useWatch({ control, name: ['driverId', 'carPickUpDate', 'carDeliveryDeadline'] })
  const call = dealCall(delivery, intent, driverId || undefined)
  if (!call) return <Card title={t('edit')}>{t('closed')}</Card>

  const dispatches = call !== 'EDIT'
  const { status } = delivery
  const onTheRoad = status !== 'ALERT' && status !== 'CANCELLED' && isIn(status, MISSION_GROUP)
  const still: readonly string[] = EDITABLE_IN_MISSION
  const submit = handleSubmit(async (values) => {
    try {
      await send(call, values)
      notify.success(t(dispatches ? 'done' : 'updated'))
      onDone(call)
    } catch (error) {
      if (error instanceof ApiError)
        for (const { path, code } of error.fields) setError(path as keyof DealValues, { message: code })
      notify.error(refusal(error))
    }
  })
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={14}>
        {dispatches && (
          <Card>
            <DriverField
              control={control}
              name="driverId"
              label={t('driver')}
              description={t(intent === 'change' ? 'newDriverHint' : 'driverHint')}
            />
          </Card>
        )}
        <Card title={t('dates')}>
          <Stack gap="sm">
            {DATE_FIELDS.map((field) => (
              <DateTimeField
                key={field}
                control={control}
                name={field}
                label={t(field)}
                required
                clearable={false}
                minDate={today}
                disabled={onTheRoad && !still.includes(field)}
              />
            ))}
            <ScheduleConcerns type={delivery.type} pickUp={pickUp} deadline={deadline} duration={delivery.duration} />
          </Stack>
        </Card>
        <Card title={t('prices')}>
          <Stack gap="lg">
            <ClientPrice form={form} />
            {dispatches && <AuctionPrice form={form} />}
          </Stack>
        </Card>
        <Button type="submit" size="md" loading={formState.isSubmitting}>
          {t(`submit.${call}`)}
        </Button>
      </Stack>
    </form>
  )
}
