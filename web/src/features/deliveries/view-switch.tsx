import { IconMap, IconTable } from '@tabler/icons-react'
import { useWords } from '../../lib/i18n'
import { Link } from '../../ui/layout/link'
import classes from './view-switch.module.css'

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
    <nav className={classes.switch} aria-label={t('table.views')}>
      {views.map(({ key, href, Icon }) => (
        <Link key={key} href={href} className={classes.view} aria-current={key === active ? 'page' : undefined}>
          <Icon size={16} aria-hidden="true" />
          {t(`table.view.${key}`)}
        </Link>
      ))}
    </nav>
  )
}
