import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { CreateDeliveryInput, UpdateDeliveryInput } from '@volant/contract/schema.generated'
import { request } from '../../lib/api'
import { ApiError } from '../../lib/api-error'
import { useApiErrorWords } from '../../lib/api-error-words'
import { useWords } from '../../lib/i18n'
import { notify } from '../../ui/feedback/toasts'
import { showServerFaults } from '../../lib/validation'
import { deliveryQuery, type WizardDelivery } from './wizard-queries'
import { forgetDraft, createdInSession, idempotencyKey } from './draft'
import { CreateDeliveryDocument, UpdateDeliveryDocument } from './queries.generated'

type Form<V extends FieldValues> = UseFormReturn<V, unknown, V>

function useFormRefusal<V extends FieldValues>(form: Form<V>) {
  const words = useApiErrorWords()
  const t = useWords('wizard')
  return (error: unknown) => notify.error(showServerFaults(form, error) ? t('check') : words(error))
}

/** Step 1: creates the delivery, once even if it is sent again. */
export function useCreate<V extends FieldValues>(form: Form<V>, draft: string) {
  const t = useWords('wizard')
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (input: CreateDeliveryInput) =>
      (await request(CreateDeliveryDocument, { input }, { idempotencyKey: idempotencyKey(draft, input) }))
        .createDelivery,
    onSuccess: ({ id }) => {
      forgetDraft(draft)
      forgetDraft(`${draft}.sent`)
      createdInSession.mark(id)
      notify.success(t('createdToast'))
      void client.invalidateQueries({ queryKey: ['deliveries'] })
    },
    onError: useFormRefusal(form),
  })
}

interface Update extends Pick<WizardDelivery, 'id'> {
  readonly draft: string
  /** The version that the form was filled from, because a live hint may load a newer one meanwhile. */
  readonly version: number
  /** Somebody else was first: the delivery is of this version now, and comes. */
  readonly onStale: (version: number) => void
}

/** A later step: sends only its own fields, with the version that was read. */
export function useUpdate<V extends FieldValues>(form: Form<V>, { id, draft, version, onStale }: Update) {
  const t = useWords('wizard')
  const client = useQueryClient()
  const refuse = useFormRefusal(form)
  return useMutation({
    mutationFn: async (fields: Omit<UpdateDeliveryInput, 'id' | 'version'>) => {
      const input = { ...fields, id, version }
      return (await request(UpdateDeliveryDocument, { input })).updateDelivery
    },
    onSuccess: (saved) => {
      forgetDraft(draft)
      for (const id of [saved.id, saved.publicId]) client.setQueryData(deliveryQuery(id).queryKey, saved)
      void client.invalidateQueries({
        queryKey: ['deliveries'],
        predicate: ({ queryKey }) => queryKey[1] !== 'wizard',
      })
    },
    onError: (error) => {
      if (error instanceof ApiError && error.reason === 'STALE_VERSION') notify.error(t('stale'))
      else refuse(error)
      if (!(error instanceof ApiError) || error.code !== 'CONFLICT') return
      if (error.current) onStale(error.current.version)
      void client.invalidateQueries({ queryKey: ['deliveries', 'wizard'] })
    },
  })
}
