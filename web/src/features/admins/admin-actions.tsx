import { Suspense, useState } from 'react'
import { Group } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { IconKey, IconPencil, IconTrash } from '@tabler/icons-react'
import { useWords } from '../../lib/i18n'
import { sessionQuery } from '../../lib/session'
import { useNewPassword } from '../../lib/use-new-password'
import { NewPasswordDialog } from '../../ui/accounts/new-password-dialog'
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog'
import type { AdminRow } from './admins-query'
import { useAdmins } from './use-admins'
import { IconAction } from '../../ui/table/icon-action'
import { lazyPart } from '../../ui/lazy/lazy-part'
import { MissingDialog } from '../../ui/lazy/missing-dialog'

// Lazy, because of the form and its validation.
const EditAdminDialog = lazyPart(() => import('./edit-admin-dialog'), 'EditAdminDialog', MissingDialog)

/** Edit, delete and a new password; nobody may delete their own account. */
export function AdminActions({ admin }: { admin: AdminRow }) {
  const t = useWords('admins')
  const identity = useWords('identity')
  const { maySendTo, ...newPassword } = useNewPassword()
  const { remove } = useAdmins()
  const { data: session } = useSuspenseQuery(sessionQuery)
  const [dialog, setDialog] = useState<'edit' | 'password' | 'remove'>()
  const name = `${admin.firstName} ${admin.lastName}`
  const close = () => setDialog(undefined)
  return (
    <Group gap={4} justify="flex-end" wrap="nowrap">
      <IconAction
        label={t('editOf', { name })}
        title={t('edit')}
        icon={<IconPencil size={17} aria-hidden="true" />}
        onClick={() => setDialog('edit')}
      />
      {maySendTo({ role: 'ADMIN', rank: admin.rank }) && (
        <IconAction
          label={identity('sendPassword.actionFor', { name })}
          title={identity('sendPassword.action')}
          icon={<IconKey size={17} aria-hidden="true" />}
          onClick={() => setDialog('password')}
        />
      )}
      {admin.sub !== session.sub && (
        <IconAction
          label={t('removeOf', { name })}
          title={t('remove')}
          danger
          icon={<IconTrash size={17} aria-hidden="true" />}
          onClick={() => setDialog('remove')}
        />
      )}
      {dialog === 'edit' && (
        <Suspense>
          <EditAdminDialog admin={admin} onClose={close} />
        </Suspense>
      )}
      {dialog === 'password' && <NewPasswordDialog name={name} email={admin.email} {...newPassword} onClose={close} />}
      <ConfirmDialog
        opened={dialog === 'remove'}
        onClose={close}
        title={t('removeTitle', { name })}
        confirm={t('remove')}
        danger
        onConfirm={() => remove(admin.id)}
      >
        {t('removeText')}
      </ConfirmDialog>
    </Group>
  )
}
