import { Stack, Text } from '@mantine/core'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type * as z from 'zod'
import { editAdminFormSchema } from '@volant/domain/admins/schema'
import { useWords } from '../../lib/i18n'
import { Dialog } from '../../ui/feedback/dialog'
import { DialogActions } from '../../ui/feedback/dialog-actions'
import { AdminFields } from './admin-fields'
import type { AdminRow } from './admins-query'
import { useAdmins } from './use-admins'

type Values = z.input<typeof editAdminFormSchema>

interface Props {
  admin: AdminRow
  onClose: () => void
}

/** Names, address and rank of an administrator; only what was changed is sent. Description 2.14 and 5 */
export function EditAdminDialog({ admin, onClose }: Props) {
  const t = useWords('admins')
  const ui = useWords('ui')
  const { update } = useAdmins()
  const { control, handleSubmit, formState } = useForm<Values, unknown, z.output<typeof editAdminFormSchema>>({
    resolver: zodResolver(editAdminFormSchema),
    defaultValues: {
      firstName: admin.firstName,
      lastName: admin.lastName,
      email: admin.email,
      rank: String(admin.rank) as Values['rank'],
    },
  })
  const { dirtyFields, isDirty, isSubmitting } = formState
  const submit = handleSubmit((values) => {
    const changed = Object.entries(values).filter(([name]) => dirtyFields[name as keyof Values])
    // The error is shown in a toast; the dialog stays open for another attempt.
    return update({ id: admin.id, ...Object.fromEntries(changed) }).then(onClose, () => {})
  })
  return (
    <Dialog onClose={onClose} title={t('editOf', { name: `${admin.firstName} ${admin.lastName}` })}>
      <form onSubmit={submit} noValidate>
        <Stack gap="sm">
          <AdminFields control={control} />
          <Text size="sm" c="dimmed">
            {t('editHint')}
          </Text>
        </Stack>
        <DialogActions busy={isSubmitting} disabled={!isDirty} onLeave={onClose}>
          {ui('save')}
        </DialogActions>
      </form>
    </Dialog>
  )
}
