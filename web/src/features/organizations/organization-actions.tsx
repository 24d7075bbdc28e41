import { Suspense, useState } from 'react'
import { ActionIcon } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import {
  IconDots,
  IconEye,
  IconTrash,
  IconUserPlus,
  IconUsers,
  IconUserShield,
  IconUserStar,
} from '@tabler/icons-react'
import { RANK } from '@volant/domain/kernel/actor'
import { useWords } from '../../lib/i18n'
import { sessionQuery } from '../../lib/session'
import { Dropdown } from '../../ui/dropdown/dropdown'
import { MenuEntry } from '../../ui/dropdown/menu-entry'
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog'
import { lazyPart } from '../../ui/lazy/lazy-part'
import { MissingDialog } from '../../ui/lazy/missing-dialog'
import type { OrganizationLinks } from './links'
import type { OrganizationRow } from './organizations-query'
import { useOrganizations } from './use-organizations'

// Lazy, because of the form and its validation.
const AddMemberDialog = lazyPart(() => import('./add-member-dialog'), 'AddMemberDialog', MissingDialog)

interface Props {
  organization: OrganizationRow
  links: OrganizationLinks
}

/** What can be done with an organisation of the table; the support reads only. */
export function OrganizationActions({ organization, links }: Props) {
  const t = useWords('organizations')
  const { remove } = useOrganizations()
  const { data: session } = useSuspenseQuery(sessionQuery)
  const [dialog, setDialog] = useState<'add' | 'remove'>()
  const { name } = organization
  const mayChange = session.rank <= RANK.MAINTAINER
  const close = () => setDialog(undefined)
  return (
    <>
      <Dropdown
        menu
        side="end"
        label={t('actionsOf', { name })}
        target={(props) => (
          <ActionIcon {...props} variant="subtle" color="gray" size={32} aria-label={t('actionsOf', { name })}>
            <IconDots size={18} aria-hidden="true" />
          </ActionIcon>
        )}
      >
        {(hide) => (
          <>
            {mayChange && (
              <MenuEntry
                icon={<IconUserPlus size={16} />}
                onChoose={() => {
                  hide()
                  setDialog('add')
                }}
              >
                {t('member.add')}
              </MenuEntry>
            )}
            <MenuEntry href={links.people('members', organization)} icon={<IconUsers size={16} />}>
              {t('viewMembers')}
            </MenuEntry>
            <MenuEntry href={links.people('managers', organization)} icon={<IconUserShield size={16} />}>
              {t('viewManagers')}
            </MenuEntry>
            <MenuEntry href={links.people('owners', organization)} icon={<IconUserStar size={16} />}>
              {t('viewOwners')}
            </MenuEntry>
            <MenuEntry href={links.details(organization)} icon={<IconEye size={16} />}>
              {t('details')}
            </MenuEntry>
            {mayChange && (
              <MenuEntry
                danger
                icon={<IconTrash size={16} />}
                onChoose={() => {
                  hide()
                  setDialog('remove')
                }}
              >
                {t('remove')}
              </MenuEntry>
            )}
          </>
        )}
      </Dropdown>
      {dialog === 'add' && (
        <Suspense>
          <AddMemberDialog organization={organization} onClose={close} />
        </Suspense>
      )}
      <ConfirmDialog
        opened={dialog === 'remove'}
        onClose={close}
        title={t('removeTitle', { name })}
        confirm={t('remove')}
        danger
        onConfirm={() => remove(organization.slug)}
      >
        {t('removeText')}
      </ConfirmDialog>
    </>
  )
}
