import { useEffect, useRef } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useForm, useWatch } from 'react-hook-form'
import type { DeliveryType } from '@volant/domain/deliveries/statuses'
import { Summary } from '../aside/summary'
import { clientPart } from '../aside/parts'
import { judgedBy } from '../checks'
import { settingsQuery, type Representative } from '../data'
import { forgetDraft, useDraftValues, useKeptDraft } from '../draft'
import { StepFrame } from '../frame'
import type { Addressed } from '../links'
import { useCreate } from '../save'
import { ClientFields } from './client-fields'
import { clientValues, judgeCreation, toCreation, type ClientValues } from './values'

interface Props {
  type: DeliveryType
  /** A client's own account; an admin has `choices` instead. */
  own?: Representative
  choices?: readonly Representative[]
  onCreated: (delivery: Addressed) => void
}

/** Completing it creates the delivery. Description 2.15. */
export function NewClientStep({ type, own, choices, onCreated }: Props) {
  const client = useQueryClient()
  const draft = `new.${type}`
  const blank = clientValues(undefined, own, 'fr')
  const { values: start, restored } = useDraftValues(draft, blank)
  const chosen = (id: string | undefined) => (choices ? choices.find((owner) => owner.id === id) : own)
  const asksOneDate = (person: Representative | undefined) =>
    client.getQueryData(settingsQuery(person?.organization.slug).queryKey)?.one_date ?? false
  const form = useForm<ClientValues, unknown, ClientValues>({
    defaultValues: start,
    resolver: judgedBy((values) => {
      const person = chosen(values.representativeId)
      return judgeCreation(values, type, person, asksOneDate(person))
    }),
  })
  useKeptDraft(draft, form)
  const now = useWatch({ control: form.control }) as ClientValues
  const representative = chosen(now.representativeId)
  const settings = useQuery(settingsQuery(representative?.organization.slug))
  const oneDate = settings.data?.one_date ?? false

  // Another person brings another phone; the one that came back with the draft stays.
  const before = useRef(start.representativeId)
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
      restored={restored && !form.formState.isSubmitted}
      onDiscard={() => {
        forgetDraft(draft)
        form.reset(blank)
      }}
      aside={<Summary parts={clientPart(now, representative, oneDate)} />}
    >
      <ClientFields form={form} representative={representative} choices={choices} oneDate={oneDate} />
    </StepFrame>
  )
}
