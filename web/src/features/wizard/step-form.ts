import { useState } from 'react'
import { useForm, type FieldValues } from 'react-hook-form'
import type { FieldError } from '@volant/domain/kernel/errors'
import { domainResolver } from '../../lib/validation'
import { useRefill } from '../../ui/form/use-refill'
import { useDraftStorage, useDraftValues, useRestored } from './draft'
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
  const key = `${delivery.id}.${name}`
  const start = useDraftValues(key, { known, version: delivery.version })
  const [version, setVersion] = useState(start.version ?? delivery.version)
  const form = useForm<V, unknown, V>({ values: start.values, resolver: domainResolver(judge) })
  // newer versions come by the live channel as well: they count once their user was told
  const filledFrom = useRefill(form, known, Math.min(version, delivery.version))
  useDraftStorage(key, form, () => ({ known: filledFrom(), version }))
  const update = useUpdate(form, { id: delivery.id, draft: key, version, onStale: setVersion })
  const draft = useRestored(key, form, start)
  const discard = () => {
    draft.discard(known)
    setVersion(delivery.version)
  }
  return { form, update, restored: draft.restored, discard }
}
