import type { ReactNode } from 'react'
import { IconChevronRight } from '@tabler/icons-react'
import type { PunctualityState } from '@volant/domain/deliveries/punctuality'
import { useWords } from '../../../lib/i18n'
import { PunctualityBadge } from '../../../ui/badges/punctuality-badge'
import { Mono } from '../../../ui/data/mono'
import { DeliveryBadge, DeliveryTypeBadge } from '../delivery-badges'
import type { Found } from './search-query'
import classes from './command-bar.module.css'

/** The verdicts that ask for a hand: the others would only fill the line. */
const TELLING: readonly PunctualityState[] = ['LATE', 'TIGHT', 'DONE_LATE']

/** A found delivery: number, route, status and whether it is late; below what matched and whose it is. */
export function DeliveryLine({ delivery, matches }: Found['deliveries'][number]) {
  const t = useWords('search')
  const { type, publicId, fromAddress, toAddress, punctuality, organization, clientFirstName, clientLastName } =
    delivery
  const route = [fromAddress?.city, toAddress?.city].filter(Boolean).join(' → ')
  const customer = [clientFirstName, clientLastName].filter(Boolean).join(' ')
  const told = matches
    .filter(({ field }) => field !== 'CONTRACT' && field !== 'TOWN')
    .map(({ field, text }) => t('match', { field: t(`field.${field}`), text }))
  const whose = [organization?.name, matches.some(({ field }) => field === 'CUSTOMER') ? '' : customer]
  const below = [...told, ...whose].filter(Boolean).join(' · ')
  return (
    <>
      <DeliveryTypeBadge type={type} />
      <span className={classes.words}>
        <span className={classes.title}>
          <Mono>{publicId}</Mono>
          <span>{route}</span>
        </span>
        {below && <span className={classes.below}>{below}</span>}
      </span>
      <span className={classes.state}>
        <DeliveryBadge delivery={delivery} />
        {punctuality && TELLING.includes(punctuality.state) && <PunctualityBadge state={punctuality.state} />}
      </span>
    </>
  )
}

interface PlainProps {
  icon?: ReactNode
  title: string
  hint?: string
}

/** A person, an organisation, an invoice, or a command. */
export function PlainLine({ icon, title, hint }: PlainProps) {
  return (
    <>
      <span className={classes.icon} aria-hidden="true">
        {icon ?? <IconChevronRight size={17} stroke={1.7} />}
      </span>
      <span className={classes.words}>
        <span className={classes.title}>
          <span>{title}</span>
        </span>
        {hint && <span className={classes.below}>{hint}</span>}
      </span>
    </>
  )
}
