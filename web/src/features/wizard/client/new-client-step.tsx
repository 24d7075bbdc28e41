import { useEffect, useRef } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useForm, useWatch } from 'react-hook-form'
import type { DeliveryType } from '@volant/domain/deliveries/statuses'
import { Summary } from '../aside/summary'
import { clientPart } from '../aside/parts'
import { domainResolver } from '../../../lib/validation'
import { settingsQuery, type Representative } from '../wizard-queries'
import { useDraftValues, useDraftStorage, useRestored } from '../draft'
import { StepFrame } from '../frame'
import type { DeliveryRef } from '../links'
import { useCreate } from '../save'
import { ClientFields } from './client-fields'
import { clientValues, judgeCreation, toCreation, type ClientValues } from './values'

interface Props {
  type: DeliveryType
  /** The account of a client; admins have `choices` instead. */
  own?: Representative
  choices?: readonly Representative[]
  onCreated: (delivery: DeliveryRef) => void
}

/** The first step of a new delivery, which creates it. Description 2.15. */
export function NewClientStep({ type, own, choices, onCreated }: Props) {
  const client = useQueryClient()
  const draft = `new.${type}`
  const blank = clientValues(undefined, own, 'fr')
  const start = useDraftValues(draft, { known: blank })
  const chosen = (id: string | undefined) => (choices ? choices.find((owner) => owner.id === id) : own)
  const asksOneDate = (person: Representative | undefined) =>
    client.getQueryData(settingsQuery(person?.organization.slug).queryKey)?.one_date ?? false
  const form = useForm<ClientValues, unknown, ClientValues>({
    defaultValues: start.values,
    resolver: domainResolver((values) => {
      const person = chosen(values.representativeId)
      return judgeCreation(values, type, person, asksOneDate(person))
    }),
  })
  useDraftStorage(draft, form, () => start)
  const { restored, discard } = useRestored(draft, form, start)
  const now = useWatch({ control: form.control }) as ClientValues
  const representative = chosen(now.representativeId)
  const settings = useQuery(settingsQuery(representative?.organization.slug))
  const oneDate = settings.data?.one_date ?? false

  // Selecting another person replaces the phone, but the initial person keeps that of the draft.
  const before = useRef(start.values.representativeId)
  useEffect(() => {
    if (before.current === representative?.id) return
    before.current = representative?.id
    form.setValue('representativePhone', representative?.phone ?? '', { shouldDirty: true })
  }, [form, representative])

  const create = useCreate(form, draft)
  const submit = (values: ClientValues) =>
    create.mutate(toCreation(values, type, representative, oneDate), { onSuccess: onCreated })
  return (
    <StepFrame
      onSubmit={form.handleSubmit(submit)}
      busy={create.isPending}
      restored={restored}
      onDiscard={() => discard(blank)}
      aside={<Summary parts={clientPart(now, representative, oneDate)} />}
    >
      <ClientFields form={form} representative={representative} choices={choices} oneDate={oneDate} />
    </StepFrame>
  )
}
