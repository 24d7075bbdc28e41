import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { IconKeyboard, IconLanguage, IconMoon, IconPlus, IconSun } from '@tabler/icons-react'
import { DELIVERY_TYPES } from '@volant/domain/deliveries/statuses'
import { COUNTED_TABS } from '../../features/deliveries/counts'
import { useWords } from '../../lib/i18n'
import type { Session } from '../../lib/session'
import type { Command, CommandGroup } from '../../lib/use-commands'
import { useLanguageChoice } from '../../ui/form/use-language-choice'
import { DRIVER_TABLES, panelOf, paths } from '../paths'
import { navigationOf } from './navigation'

const ICON = { size: 17, stroke: 1.7 } as const

const leadTo = (key: string, href: string, label: string): Command => ({ key, href, label })

/** The pages and tabs of this person. */
function usePages(session: Session): CommandGroup {
  const t = useWords('search')
  const shell = useWords('shell')
  const deliveries = useWords('deliveries')
  const drivers = useWords('drivers')
  const { role } = session
  const panel = panelOf(role)
  const { entries, administration } = navigationOf(session)
  const profile = leadTo('profile', paths.profile(panel), shell('profile'))
  const account = leadTo('account', paths.account(panel), t('account'))
  const help = leadTo('help', paths.help(panel), shell('help'))
  const office = () => [
    ...[...entries, ...administration].map(({ key, href }) => leadTo(key, href, shell(`menu.${key}`))),
    ...COUNTED_TABS[role === 'ADMIN' ? 'ADMIN' : 'CLIENT'].map((tab) =>
      leadTo(`tab-${tab}`, paths.deliveries(panel, tab), t('tab', { tab: deliveries(`tab.${tab}`) })),
    ),
    leadTo('liveMap', paths.liveMap(panel), t('liveMap')),
    ...(role === 'ADMIN' ? DRIVER_TABLES : []).map(({ table, state }) =>
      leadTo(table, paths.drivers(table), t('driverTab', { tab: drivers(`state.${state}`) })),
    ),
  ]
  const own =
    role === 'DRIVER'
      ? [
          leadTo('missions', paths.missions(), shell('driver.missions')),
          leadTo('auctions', paths.auctions(), shell('driver.auctions')),
          leadTo('earnings', paths.earnings(), shell('driver.earnings')),
        ]
      : office()
  return {
    key: 'pages',
    label: t('pages'),
    commands: [...own, profile, account, ...(role === 'ADMIN' ? [] : [help])],
  }
}

/** What can be done on every page. */
export function useShellCommands(session: Session, onKeys: () => void): readonly CommandGroup[] {
  const t = useWords('search')
  const ui = useWords('ui')
  const deliveries = useWords('deliveries')
  const language = useLanguageChoice()
  const { setColorScheme } = useMantineColorScheme()
  const dark = useComputedColorScheme('light', { getInitialValueInEffect: false }) === 'dark'
  const panel = panelOf(session.role)
  const pages = usePages(session)
  const create: CommandGroup = {
    key: 'create',
    label: t('create'),
    commands: DELIVERY_TYPES.map((type) => ({
      key: type,
      label: `${t('createType', { acronym: deliveries(`acronym.${type}`) })} · ${deliveries(`typeChoice.${type}`)}`,
      icon: <IconPlus {...ICON} />,
      href: paths.newDelivery(panel, type),
    })),
  }
  const other = language.value === 'fr' ? 'en' : 'fr'
  const settings: CommandGroup = {
    key: 'settings',
    label: t('settings'),
    commands: [
      {
        key: 'scheme',
        label: dark ? ui('lightScheme') : ui('darkScheme'),
        icon: dark ? <IconSun {...ICON} /> : <IconMoon {...ICON} />,
        run: () => setColorScheme(dark ? 'light' : 'dark'),
      },
      {
        key: 'language',
        label: t(other === 'fr' ? 'french' : 'english'),
        icon: <IconLanguage {...ICON} />,
        run: () => language.onChange(other),
      },
      { key: 'keys', label: t('keys'), icon: <IconKeyboard {...ICON} />, run: onKeys },
    ],
  }
  return panel === 'driver' ? [pages, settings] : [create, pages, settings]
}
