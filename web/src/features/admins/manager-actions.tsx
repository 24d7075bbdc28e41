import { Suspense, useState } from 'react'
import { ActionIcon, Group } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useWords } from '../../lib/i18n'
import { sessionQuery } from '../../lib/session'
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog'
import type { AdminRow } from './admins-query'
import { useManagers } from './use-managers'
import { lazyPart } from '../../ui/lazy/lazy-part'
import { MissingDialog } from '../../ui/lazy/missing-dialog'

// Lazy, because of the form and its validation.
const EditManagerDialog = lazyPart(() => import('./edit-manager-dialog'), 'EditManagerDialog', MissingDialog)

/** Edit and delete; nobody may delete their own account. */
export function ManagerActions({ admin }: { admin: AdminRow }) {
  const t = useWords('admins')
  const { remove } = useManagers()
  const { data: session } = useSuspenseQuery(sessionQuery)
  const [dialog, setDialog] = useState<'edit' | 'remove'>()
  const name = `${admin.firstName} ${admin.lastName}`
  const close = () => setDialog(undefined)
  return (
    <Group gap={4} justify="flex-end" wrap="nowrap">
      <ActionIcon
        variant="subtle"
        color="gray"
        size={32}
        aria-label={t('editOf', { name })}
        title={t('edit')}
        onClick={() => setDialog('edit')}
      >
        <IconPencil size={17} aria-hidden="true" />
      </ActionIcon>
      {admin.sub !== session.sub && (
        <ActionIcon
          variant="subtle"
          color="red.8"
          size={32}
          aria-label={t('removeOf', { name })}
          title={t('remove')}
          onClick={() => setDialog('remove')}
        >
          <IconTrash size={17} aria-hidden="true" />
        </ActionIcon>
      )}
      {dialog === 'edit' && (
        <Suspense>
          <EditManagerDialog admin={admin} onClose={close} />
        </Suspense>
      )}
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
