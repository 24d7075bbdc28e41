import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useForm, type FieldValues } from 'react-hook-form'
import type { FieldError } from '@volant/domain/kernel/errors'
import { changedOf } from '../../lib/changed'
import { domainResolver } from '../../lib/validation'
import { forgetDraft, useDraftStorage, useDraftValues } from './draft'
import { useUpdate } from './save'
import type { WizardDelivery } from './wizard-queries'

interface Step<V> {
  readonly delivery: WizardDelivery
  /** Names its draft. */
  readonly name: 'client' | 'journey' | 'restitution' | 'finish'
  /** What the delivery says of it, as far as it is known. */
  readonly known: V
  readonly judge: (values: V) => readonly FieldError[]
}

/** The form of a step of an existing delivery: begins with its draft, and is sent with the version that it was filled from. */
export function useStepForm<V extends FieldValues>({ delivery, name, known, judge }: Step<V>) {
  const draft = `${delivery.id}.${name}`
  const start = useDraftValues(draft, { known, version: delivery.version })
  const base = useRef({ known: start.known, version: delivery.version })
  const [version, setVersion] = useState(start.version ?? delivery.version)
  const form = useForm<V, unknown, V>({ values: start.values, resolver: domainResolver(judge) })
  useDraftStorage(draft, form, () => ({ known: base.current.known, version }))
  const update = useUpdate(form, { id: delivery.id, draft, version, onStale: setVersion })
  // Once told, what somebody else saved comes into the fields that were not touched here.
  const follow = useEffectEvent(() => {
    if (base.current.version >= version || delivery.version < version) return
    const changed = changedOf(form.getValues(), base.current.known)
    base.current = { known, version: delivery.version }
    form.reset({ ...known, ...changed }, { keepDefaultValues: true })
  })
  useEffect(() => follow(), [version, delivery.version])
  const discard = () => {
    base.current = { known, version: delivery.version }
    forgetDraft(draft)
    form.reset(known)
    setVersion(delivery.version)
  }
  return { form, update, restored: start.restored && !form.formState.isSubmitted, discard }
}
