import { useWatch } from 'react-hook-form'
import { Summary } from '../aside/summary'
import { clientPart, deliveryParts } from '../aside/parts'
import { StepFrame } from '../frame'
import { representativeOf } from './representative'
import { useStepForm } from '../step-form'
import type { StepProps } from '../step-props'
import { ClientFields } from './client-fields'
import { clientValues, judgeClientEdit, toClientEdit, type ClientValues } from './values'

/** The first step of an existing delivery. The organisation cannot change, because prices and invoices depend on it. */
export function EditClientStep({ delivery, settings, onDone }: StepProps) {
  const oneDate = settings.one_date
  const { form, update, restored, discard } = useStepForm<ClientValues>({
    delivery,
    name: 'client',
    known: clientValues(delivery, undefined, delivery.language),
    judge: (values) => judgeClientEdit(values, delivery, oneDate),
  })
  const now = useWatch({ control: form.control }) as ClientValues
  const representative = representativeOf(delivery)
  const submit = (values: ClientValues) => update.mutate(toClientEdit(values, delivery, oneDate), { onSuccess: onDone })
  return (
    <StepFrame
      onSubmit={form.handleSubmit(submit)}
      busy={update.isPending}
      restored={restored}
      onDiscard={discard}
      aside={<Summary parts={{ ...deliveryParts(delivery), ...clientPart(now, representative, oneDate) }} />}
    >
      <ClientFields form={form} representative={representative} kept oneDate={oneDate} />
    </StepFrame>
  )
}
