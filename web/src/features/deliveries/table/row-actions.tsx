import { lazy, Suspense, useState } from 'react'
import { ActionIcon, Menu } from '@mantine/core'
import { IconDots, IconEye, IconPencil, IconRotateClockwise, IconTags, IconTrash } from '@tabler/icons-react'
import { CANCELLED_GROUP, isIn } from '@volant/domain/deliveries/statuses'
import { useWords } from '../../../lib/i18n'
import { Link } from '../../../ui/layout/link'
import { useActions } from '../actions/use-actions'
import { storedStatus, type DeliveryLinks } from '../links'
import type { TableRow } from './table-query'

// Forms and their rules come when something is asked.
const ActionDialogs = lazy(async () => ({ default: (await import('../actions/action-dialogs')).ActionDialogs }))

interface Props {
  row: TableRow
  links: DeliveryLinks
  go: (href: string) => void
}

/** What may be done with a row without opening it; the lifecycle says what. */
export function RowActions({ row, links, go }: Props) {
  const t = useWords('deliveries')
  const [deleting, setDeleting] = useState(false)
  const actions = useActions(row, { links, go, stay: true })
  const { allowedActions: allowed } = row
  const status = storedStatus(row.status)
  // Spec 1, section 4.2: a table offers to delete only what was cancelled.
  const cancelled = status !== null && isIn(status, CANCELLED_GROUP)
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={32}
            aria-label={t('table.actionsOf', { contract: row.publicId })}
          >
            <IconDots size={18} aria-hidden="true" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item component={Link} href={links.detail(row)} leftSection={<IconEye size={16} />}>
            {t('table.seeDetails')}
          </Menu.Item>
          {allowed.includes('EDIT') && (
            <Menu.Item component={Link} href={links.edit(row)} leftSection={<IconPencil size={16} />}>
              {t('action.EDIT')}
            </Menu.Item>
          )}
          {links.offers && status === 'WAITING_FOR_DRIVER' && (
            <Menu.Item component={Link} href={links.offers(row)} leftSection={<IconTags size={16} />}>
              {t('table.seeOffers')}
            </Menu.Item>
          )}
          {allowed.includes('ACTIVATE') && (
            <Menu.Item
              leftSection={<IconRotateClockwise size={16} />}
              onClick={() => void actions.activate().catch(() => {})}
            >
              {t('action.ACTIVATE')}
            </Menu.Item>
          )}
          {cancelled && allowed.includes('DELETE') && (
            <Menu.Item color="red" leftSection={<IconTrash size={16} />} onClick={() => setDeleting(true)}>
              {t('action.DELETE')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {deleting && (
        <Suspense>
          {' '}
          <ActionDialogs
            asked="DELETE"
            delivery={row}
            actions={actions}
            back={links.table('CANCELLED')}
            onClose={() => setDeleting(false)}
          />
        </Suspense>
      )}
    </>
  )
}
