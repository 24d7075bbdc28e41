import { fold } from '@volant/domain/search/terms'
import type { CommandGroup } from '../../../lib/use-commands'
import type { OptionGroup } from '../../../ui/command/options'
import type { BarOption } from './found-groups'
import { PlainLine } from './lines'
import type { Recent } from './recent'

/** The commands whose words, or those of their group, hold every word that was typed. */
export function commandGroups(groups: readonly CommandGroup[], typed: string): OptionGroup<BarOption>[] {
  const words = fold(typed).split(/\s+/)
  return groups.flatMap(({ key, label, commands }) => {
    const fitting = commands.filter((command) => {
      const text = fold(`${label} ${command.label}`)
      return words.every((word) => text.includes(word))
    })
    const options = fitting.map(({ key: name, label: title, icon, href, run }): BarOption => ({
      key: `${key}-${name}`,
      content: <PlainLine icon={icon} title={title} />,
      ...(href !== undefined && { href }),
      ...(run && { run }),
    }))
    return options.length > 0 ? [{ key, label, options }] : []
  })
}

/** What was opened lately. */
export function recentGroup(label: string, recent: readonly Recent[]): OptionGroup<BarOption>[] {
  const options = recent.map((one) => ({
    key: `recent-${one.href}`,
    href: one.href,
    recent: one,
    content: <PlainLine title={one.title} hint={one.hint} />,
  }))
  return options.length > 0 ? [{ key: 'recent', label, options }] : []
}
