import { useState, type ReactNode } from 'react'
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
import { useRefill } from '../../../ui/form/use-refill'
import { Card } from '../../../ui/layout/card'
import { DriverField } from '../driver-field'
import { dealCall, type DealCall, type DealIntent } from './deal-call'
import type { DealDelivery } from './deal-query'
import { DATE_FIELDS, dealResolver, startOf, type DealValues } from './deal-values'
import { AuctionPrice, ClientPrice } from './price-fields'
import { useDeal } from './use-deal'
import classes from './deal-form.module.css'

interface Props {
  delivery: DealDelivery
  intent: DealIntent
  /** The map and the summary of the delivery, beside what is decided. */
  map: ReactNode
  summary: ReactNode
  onDone: (call: DealCall) => void
}

/** The form for driver, dates and prices of a contract. Description 2.9. */
export function DealForm({ delivery, intent, map, summary, onDone }: Props) {
  const t = useWords('deal')
  const refusal = useRefusal()
  const { send, question } = useDeal(delivery)
  const [today] = useState(() => startOfDay(inParis(new Date()) ?? new Date()))
  const form = useForm<DealValues>({ resolver: dealResolver(delivery, intent), defaultValues: startOf(delivery) })
  useRefill(form, startOf(delivery), delivery.version)
  const { control, handleSubmit, setError, formState } = form
  const [driverId, pickUp, deadline] = useWatch({ control, name: ['driverId', 'carPickUpDate', 'carDeliveryDeadline'] })
  const call = dealCall(delivery, intent, driverId || undefined)
  const mapped = <div className={classes.map}>{map}</div>
  if (!call)
    return (
      <div className={classes.layout}>
        <div className={classes.column}>
          {mapped}
          {summary}
        </div>
        <Card title={t('edit')}>{t('closed')}</Card>
      </div>
    )

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
    <form onSubmit={submit} noValidate className={classes.layout}>
      <div className={classes.column}>
        {mapped}
        <Card title={t('dates')}>
          <div className={classes.dates}>
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
          </div>
          <ScheduleConcerns type={delivery.type} pickUp={pickUp} deadline={deadline} duration={delivery.duration} />
        </Card>
        {summary}
      </div>
      <div className={classes.column}>
        {dispatches && (
          <Card>
            <DriverField
              control={control}
              name="driverId"
              label={t('driver')}
              deliveryId={delivery.id}
              pickUp={pickUp}
              deadline={deadline}
              none={t(intent === 'change' ? 'nobodyAgain' : 'nobody')}
            />
          </Card>
        )}
        <Card title={t('prices')}>
          <Stack gap="sm">
            <ClientPrice form={form} />
            {dispatches && <AuctionPrice form={form} />}
          </Stack>
        </Card>
        <Button type="submit" size="md" loading={formState.isSubmitting}>
          {t(`submit.${call}`)}
        </Button>
        {question}
      </div>
    </form>
  )
}
