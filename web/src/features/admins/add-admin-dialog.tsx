import { Alert, Stack } from '@mantine/core'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type * as z from 'zod'
import { addAdminFormSchema } from '@volant/domain/admins/schema'
import type { AdminRank } from '@volant/domain/kernel/actor'
import { ApiError } from '../../lib/api-error'
import { useWords } from '../../lib/i18n'
import { Dialog } from '../../ui/feedback/dialog'
import { DialogActions } from '../../ui/feedback/dialog-actions'
import { PasswordField } from '../../ui/form/password-field'
import { AdminFields } from './admin-fields'
import { useAdmins } from './use-admins'

type Values = z.input<typeof addAdminFormSchema>

interface Props {
  /** The rank of the open list. */
  rank: AdminRank
  onClose: () => void
  onAdded: (rank: AdminRank, id: string) => void
}

/** A new administrator with a temporary password, typed twice. Description 2.14 and 5 */
export function AddAdminDialog({ rank, onClose, onAdded }: Props) {
  const t = useWords('admins')
  const { create } = useAdmins()
  const { control, handleSubmit, setError, formState } = useForm<Values, unknown, z.output<typeof addAdminFormSchema>>({
    resolver: zodResolver(addAdminFormSchema),
    defaultValues: { rank: `${rank}` },
  })
  const submit = handleSubmit(async ({ confirmation: _same, ...input }) => {
    try {
      const id = await create(input)
      onAdded(input.rank as AdminRank, id)
    } catch (error) {
      // The error is shown in a toast; the dialog stays open for another attempt.
      if (error instanceof ApiError)
        for (const { path, code } of error.fields) setError(path as keyof Values, { message: code })
    }
  })
  const differ = formState.errors.confirmation?.message === 'invalid'
  return (
    <Dialog onClose={onClose} title={t('addTitle')}>
      <form onSubmit={submit} noValidate>
        <Stack gap="sm">
          <AdminFields control={control} />
          <PasswordField
            control={control}
            name="password"
            label={t('password')}
            description={t('passwordHint')}
            required
          />
          <PasswordField control={control} name="confirmation" label={t('confirmation')} required />
          {differ && (
            <Alert color="red" variant="light" role="alert">
              {t('differ')}
            </Alert>
          )}
        </Stack>
        <DialogActions busy={formState.isSubmitting} onLeave={onClose}>
          {t('create')}
        </DialogActions>
      </form>
    </Dialog>
  )
}
