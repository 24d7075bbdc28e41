import { Suspense, useState } from 'react'
import { Group } from '@mantine/core'
import { IconKey, IconPencil, IconTrash } from '@tabler/icons-react'
import type { Member } from '@volant/contract/rest/organizations'
import { useWords } from '../../lib/i18n'
import { useNewPassword } from '../../lib/use-new-password'
import { NewPasswordDialog } from '../../ui/accounts/new-password-dialog'
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog'
import { IconAction } from '../../ui/table/icon-action'
import { lazyPart } from '../../ui/lazy/lazy-part'
import { MissingDialog } from '../../ui/lazy/missing-dialog'
import { nameOf, usePeople } from './use-people'

// Lazy, because of the form and its validation.
const EditMemberDialog = lazyPart(() => import('./edit-member-dialog'), 'EditMemberDialog', MissingDialog)

/** Edit and remove, and for the office a new password. */
export function MemberActions({ person }: { person: Member }) {
  const t = useWords('organizations')
  const identity = useWords('identity')
  const { maySendTo, ...newPassword } = useNewPassword()
  const { remove } = usePeople()
  const [dialog, setDialog] = useState<'edit' | 'password' | 'remove'>()
  const name = nameOf(person)
  const close = () => setDialog(undefined)
  return (
    <Group gap={4} justify="flex-end" wrap="nowrap">
      <IconAction
        label={t('member.editOf', { name })}
        title={t('member.edit')}
        icon={<IconPencil size={17} aria-hidden="true" />}
        onClick={() => setDialog('edit')}
      />
      {maySendTo({ role: 'CLIENT', rank: person.assigneeRank }) && (
        <IconAction
          label={identity('sendPassword.actionFor', { name })}
          title={identity('sendPassword.action')}
          icon={<IconKey size={17} aria-hidden="true" />}
          onClick={() => setDialog('password')}
        />
      )}
      <IconAction
        label={t('member.removeOf', { name })}
        title={t('member.remove')}
        danger
        icon={<IconTrash size={17} aria-hidden="true" />}
        onClick={() => setDialog('remove')}
      />
      {dialog === 'edit' && (
        <Suspense>
          <EditMemberDialog person={person} onClose={close} />
        </Suspense>
      )}
      {dialog === 'password' && (
        <NewPasswordDialog name={name} email={person.assigneeEmail} {...newPassword} onClose={close} />
      )}
      <ConfirmDialog
        opened={dialog === 'remove'}
        onClose={close}
        title={t('member.removeTitle', { name })}
        confirm={t('member.remove')}
        danger
        onConfirm={() => remove(person)}
      >
        {t('member.removeText')}
      </ConfirmDialog>
    </Group>
  )
}
