import { useLocation } from '@tanstack/react-router'
import {
  IconActivity,
  IconBuilding,
  IconChevronDown,
  IconFileInvoice,
  IconStar,
  IconSteeringWheel,
  IconUsers,
} from '@tabler/icons-react'
import { useWords } from '../../lib/i18n'
import { Dropdown } from '../../ui/dropdown/dropdown'
import { MenuEntry } from '../../ui/dropdown/menu-entry'
import { isWithin, type NavigationEntry } from './navigation'
import classes from './header.module.css'

const ICONS: Partial<Record<NavigationEntry['key'], typeof IconUsers>> = {
  drivers: IconSteeringWheel,
  organizations: IconBuilding,
  admins: IconUsers,
  invoices: IconFileInvoice,
  survey: IconStar,
  upkeep: IconActivity,
}

/** The menu of what admins manage besides deliveries. */
export function AdministrationMenu({ entries }: { entries: readonly NavigationEntry[] }) {
  const t = useWords('shell')
  const { pathname } = useLocation()
  const within = entries.some((entry) => isWithin(entry, pathname))
  return (
    <Dropdown
      menu
      width={216}
      label={t('administration')}
      target={(props) => (
        <button {...props} type="button" className={classes.entry} data-within={within || undefined}>
          {t('administration')}
          <IconChevronDown size={15} aria-hidden="true" />
        </button>
      )}
    >
      {(close) =>
        entries.map(({ key, href }) => {
          const EntryIcon = ICONS[key] ?? IconUsers
          return (
            <MenuEntry key={key} href={href} icon={<EntryIcon size={16} aria-hidden="true" />} onChoose={close}>
              {t(`menu.${key}`)}
            </MenuEntry>
          )
        })
      }
    </Dropdown>
  )
}
