import { IconMap, IconTable } from '@tabler/icons-react'
import { useWords } from '../../lib/i18n'
import { LinkSwitch } from '../../ui/layout/link-switch'

interface Props {
  active: 'table' | 'map'
  tableHref: string
  mapHref: string
}

/** The ongoing deliveries as a table or on the map. */
export function ViewSwitch({ active, tableHref, mapHref }: Props) {
  const t = useWords('deliveries')
  const views = [
    { key: 'table', href: tableHref, Icon: IconTable },
    { key: 'map', href: mapHref, Icon: IconMap },
  ] as const
  return (
    <LinkSwitch
      label={t('table.views')}
      items={views.map(({ key, href, Icon }) => ({
        key,
        href,
        active: key === active,
        children: (
          <>
            <Icon size={16} aria-hidden="true" />
            {t(`table.view.${key}`)}
          </>
        ),
      }))}
    />
  )
}
