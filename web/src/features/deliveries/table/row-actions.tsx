import { Suspense, useState } from 'react'
import { ActionIcon } from '@mantine/core'
import { IconDots, IconEye, IconPencil, IconRotateClockwise, IconTags, IconTrash } from '@tabler/icons-react'
import { CANCELLED_GROUP, isIn } from '@volant/domain/deliveries/statuses'
import { useWords } from '../../../lib/i18n'
import { Dropdown } from '../../../ui/dropdown/dropdown'
import { MenuEntry } from '../../../ui/dropdown/menu-entry'
import { useActions } from '../actions/use-actions'
import { storedStatus, type DeliveryLinks } from '../links'
import type { TableRow } from './table-query'
import { lazyPart } from '../../../ui/lazy/lazy-part'
import { MissingDialog } from '../../../ui/lazy/missing-dialog'

// Lazy, because of the forms and their validation.
const ActionDialogs = lazyPart(() => import('../actions/action-dialogs'), 'ActionDialogs', MissingDialog)

interface Props {
  row: TableRow
  links: DeliveryLinks
  go: (href: string) => void
}

/** The allowed actions of a row in the table. */
export function RowActions({ row, links, go }: Props) {
  const t = useWords('deliveries')
  const [deleting, setDeleting] = useState(false)
  const options = { links, go, stay: true }
  const actions = useActions(row, options)
  const { allowedActions: allowed } = row
  const status = storedStatus(row.status)
  // Description 4.2: in a table only cancelled deliveries can be deleted.
  const cancelled = status !== null && isIn(status, CANCELLED_GROUP)
  return (
    <>
      <Dropdown
        menu
        side="end"
        label={t('table.actionsOf', { contract: row.publicId })}
        target={(props) => (
          <ActionIcon
            {...props}
            variant="subtle"
            color="gray"
            size={32}
            aria-label={t('table.actionsOf', { contract: row.publicId })}
          >
            <IconDots size={18} aria-hidden="true" />
          </ActionIcon>
        )}
      >
        {(close) => (
          <>
            <MenuEntry href={links.detail(row)} icon={<IconEye size={16} />}>
              {t('table.seeDetails')}
            </MenuEntry>
            {allowed.includes('EDIT') && (
              <MenuEntry href={links.edit(row)} icon={<IconPencil size={16} />}>
                {t('action.EDIT')}
              </MenuEntry>
            )}
            {links.offers && status === 'WAITING_FOR_DRIVER' && (
              <MenuEntry href={links.offers(row)} icon={<IconTags size={16} />}>
                {t('table.seeOffers')}
              </MenuEntry>
            )}
            {allowed.includes('ACTIVATE') && (
              <MenuEntry
                icon={<IconRotateClockwise size={16} />}
                onChoose={() => {
                  close()
                  void actions.activate().catch(() => {})
                }}
              >
                {t('action.ACTIVATE')}
              </MenuEntry>
            )}
            {cancelled && allowed.includes('DELETE') && (
              <MenuEntry
                danger
                icon={<IconTrash size={16} />}
                onChoose={() => {
                  close()
                  setDeleting(true)
                }}
              >
                {t('action.DELETE')}
              </MenuEntry>
            )}
          </>
        )}
      </Dropdown>
      {deleting && (
        <Suspense>
          <ActionDialogs
            action="DELETE"
            delivery={row}
            options={options}
            back={links.table('CANCELLED')}
            onClose={() => setDeleting(false)}
          />
        </Suspense>
      )}
    </>
  )
}
