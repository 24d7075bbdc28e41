import { ActionIcon, Menu } from '@mantine/core'
import { IconDots, IconEye, IconPencil, IconTags } from '@tabler/icons-react'
import type { DeliveryTab } from '@volant/domain/deliveries/tabs'
import { useWords } from '../../../lib/i18n'
import { Link } from '../../../ui/layout/link'
import type { DeliveryLinks } from '../links'
import type { TableRow } from './table-query'

interface Props {
  row: TableRow
  tab: DeliveryTab
  links: DeliveryLinks
}

/** What may be done with a row without opening it; the lifecycle says what. */
export function RowActions({ row, links }: Props) {
  const t = useWords('deliveries')
  const { allowedActions: allowed } = row
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={32}
          aria-label={t('table.actionsOf', { contract: row.publicId })}
        >
          <IconDots size={18} />
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
        {links.offers && row.status === 'WAITING_FOR_DRIVER' && (
          <Menu.Item component={Link} href={links.offers(row)} leftSection={<IconTags size={16} />}>
            {t('table.seeOffers')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
