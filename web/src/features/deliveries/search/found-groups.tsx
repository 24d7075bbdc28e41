import { IconBuilding, IconFileInvoice, IconSteeringWheel, IconUser, IconUsers } from '@tabler/icons-react'
import type { SearchKind } from '@volant/domain/search/kinds'
import { useWords } from '../../../lib/i18n'
import type { Option, OptionGroup } from '../../../ui/command/options'
import { DeliveryLine, PlainLine } from './lines'
import type { Recent } from './recent'
import type { Found } from './search-query'

/** A line of the bar: what is found leads somewhere and is remembered, a command may run instead. */
export interface BarOption extends Option {
  readonly run?: () => void
  readonly recent?: Recent
}

/** Where each kind leads in the viewer's panel. */
export interface FoundLinks {
  readonly delivery: (found: Found['deliveries'][number]['delivery']) => string
  readonly driver: (found: Found['drivers'][number]) => string
  readonly organization: (found: Found['organizations'][number]) => string
  readonly member: (found: Found['members'][number]) => string
  readonly admin: (found: Found['managers'][number]) => string
  readonly invoice: (found: Found['invoices'][number]) => string
}

const ICON = { size: 17, stroke: 1.7 } as const

/** The lines of an answer, by kind; kinds of which nothing was found are left out. */
export function useFoundGroups(found: Found | undefined, links: FoundLinks): OptionGroup<BarOption>[] {
  const t = useWords('search')
  if (!found) return []
  const plain = (key: string, href: string, icon: React.ReactNode, title: string, hint: string): BarOption => ({
    key,
    href,
    recent: { href, title, hint },
    content: <PlainLine icon={icon} title={title} hint={hint} />,
  })
  const groups: Record<SearchKind, BarOption[]> = {
    DELIVERY: found.deliveries.map((one) => {
      const { id, publicId, fromAddress, toAddress } = one.delivery
      const href = links.delivery(one.delivery)
      const hint = [fromAddress?.city, toAddress?.city].filter(Boolean).join(' → ')
      return {
        key: id,
        href,
        recent: { href, title: t('delivery', { contract: publicId }), hint },
        content: <DeliveryLine {...one} />,
      }
    }),
    DRIVER: found.drivers.map((one) =>
      plain(one.id, links.driver(one), <IconSteeringWheel {...ICON} />, one.name, one.email),
    ),
    ORGANIZATION: found.organizations.map((one) =>
      plain(one.id, links.organization(one), <IconBuilding {...ICON} />, one.name, one.slug),
    ),
    MEMBER: found.members.map((one) => {
      const hint = [one.isRemoved && t('removed'), one.organization?.name, one.email].filter(Boolean).join(' · ')
      return plain(one.id, links.member(one), <IconUser {...ICON} />, one.name, hint)
    }),
    MANAGER: found.managers.map((one) => {
      const hint = [one.isRemoved && t('removed'), one.email].filter(Boolean).join(' · ')
      return plain(one.id, links.admin(one), <IconUsers {...ICON} />, one.name, hint)
    }),
    INVOICE: found.invoices.map((one) => {
      const kind = one.isCredit ? t('credit') : t('invoice')
      const hint = [t('contract', { contract: one.contract }), one.organizationName].join(' · ')
      return plain(one.id, links.invoice(one), <IconFileInvoice {...ICON} />, `${kind} ${one.number}`, hint)
    }),
  }
  return Object.entries(groups).flatMap(([kind, options]) =>
    options.length > 0 ? [{ key: kind, label: t(`kind.${kind as SearchKind}`), options }] : [],
  )
}
