import { RANK } from '@volant/domain/kernel/actor'
import { withWords } from '../../../lib/i18n'
import { useSession } from '../../../lib/session'
import { lazyPart } from '../../../ui/lazy/lazy-part'
import type { ExpensesProps } from './delivery-expenses'

const Shown = lazyPart(() => withWords(import('./delivery-expenses'), 'expenses'), 'DeliveryExpenses')

/** For whoever handles payments; few deliveries have any. */
export function DeliveryExpenses(props: ExpensesProps) {
  return useSession().rank <= RANK.MAINTAINER ? <Shown {...props} /> : null
}
