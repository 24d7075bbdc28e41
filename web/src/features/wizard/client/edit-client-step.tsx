import { useForm, useWatch } from 'react-hook-form'
import { Summary } from '../aside/summary'
import { clientPart, deliveryParts } from '../aside/parts'
import { domainResolver } from '../../../lib/validation'
import { forgetDraft, useDraftValues, useDraftStorage } from '../draft'
import { StepFrame } from '../frame'
import { representativeOf } from './representative'
import type { StepProps } from '../step-props'
import { useUpdate } from '../save'
import { ClientFields } from './client-fields'
import { clientValues, judgeClientEdit, toClientEdit, type ClientValues } from './values'

/** The first step of an existing delivery. The organisation cannot change, because prices and invoices depend on it. */
export function EditClientStep({ delivery, settings, onDone }: StepProps) {
  const draft = `${delivery.id}.client`
  const known = clientValues(delivery, undefined, delivery.language)
  const { values: start, restored } = useDraftValues(draft, known)
  const oneDate = settings.one_date
  const form = useForm<ClientValues, unknown, ClientValues>({
    defaultValues: start,
    resolver: domainResolver((values) => judgeClientEdit(values, delivery, oneDate)),
  })
  useDraftStorage(draft, form)
  const now = useWatch({ control: form.control }) as ClientValues
  const representative = representativeOf(delivery)
  const update = useUpdate(form, draft, delivery)
  const submit = (values: ClientValues) => update.mutate(toClientEdit(values, oneDate), { onSuccess: onDone })
  return (
    <StepFrame
      onSubmit={form.handleSubmit(submit)}
      busy={update.isPending}
      restored={restored && !form.formState.isSubmitted}
      onDiscard={() => {
        forgetDraft(draft)
        form.reset(known)
      }}
      aside={<Summary parts={{ ...deliveryParts(delivery), ...clientPart(now, representative, oneDate) }} />}
    >
      <ClientFields form={form} representative={representative} kept oneDate={oneDate} />
    </StepFrame>
  )
}
