import {
  IconArrowBackUp,
  IconCheck,
  IconFlag,
  IconGavel,
  IconMail,
  IconMessage,
  IconPencil,
  IconPlayerSkipForward,
  IconReplace,
  IconRotateClockwise,
  IconSend,
  IconTags,
  IconTrash,
  IconX,
  type TablerIcon,
} from '@tabler/icons-react'
import type { DeliveryAction } from '@volant/contract/schema.generated'
import { arrangeActions, type MainAction } from '@volant/domain/deliveries/arrange-actions'
import { storedStatus, type DeliveryLinks } from '../links'
import type { AskedDelivery } from '../detail/sms/sms-dialog'
import type { OpeningAction } from './opened-dialog'
import type { ActionTarget } from './use-actions'

/** Actions that need no dialog. */
export type DirectAction = 'CONFIRM' | 'ACTIVATE' | 'SEND_RATING_EMAIL' | 'RESEND_TRACKING'
type LinkedAction = 'ALLOW' | 'CHANGE_DRIVER' | 'EDIT' | 'ACCEPT_OFFER'

/** What an action does when it is chosen: it opens a page, a dialog, or runs at once. */
export type Offered =
  | { readonly action: LinkedAction; readonly href: string }
  | { readonly action: OpeningAction; readonly opens: OpeningAction }
  | { readonly action: DirectAction; readonly runs: DirectAction }

export const ICONS: Readonly<Record<Offered['action'], TablerIcon>> = {
  ACCEPT_OFFER: IconTags,
  CONFIRM: IconCheck,
  SEND_CONFIRMATION_SMS: IconMessage,
  ALLOW: IconGavel,
  CHANGE_DRIVER: IconReplace,
  ACTIVATE: IconRotateClockwise,
  SEND_RATING_EMAIL: IconMail,
  EDIT: IconPencil,
  TERMINATE: IconFlag,
  RESEND_TRACKING: IconSend,
  FORCE_STEP: IconPlayerSkipForward,
  CANCEL_RESTITUTION: IconArrowBackUp,
  CANCEL: IconX,
  DELETE: IconTrash,
}

export type OfferingDelivery = ActionTarget & AskedDelivery & { readonly allowedActions: readonly DeliveryAction[] }

function offer(action: MainAction, delivery: OfferingDelivery, links: DeliveryLinks): Offered | null {
  const linked = (named: LinkedAction, href: string | undefined) => (href ? { action: named, href } : null)
  switch (action) {
    case 'CONFIRM':
    case 'ACTIVATE':
    case 'SEND_RATING_EMAIL':
    case 'RESEND_TRACKING':
      return { action, runs: action }
    case 'TERMINATE':
    case 'FORCE_STEP':
    case 'CANCEL_RESTITUTION':
    case 'CANCEL':
    case 'DELETE':
      return { action, opens: action }
    case 'SEND_CONFIRMATION_SMS':
      // Without a number there is nobody to write to.
      return delivery.clientPhone ? { action, opens: action } : null
    case 'EDIT':
      return linked(action, links.edit(delivery))
    case 'CHANGE_DRIVER':
      return linked(action, links.changeDriver?.(delivery))
    case 'ACCEPT_OFFER':
      return linked(action, links.offers?.(delivery))
    case 'ALLOW':
      // An open auction is looked at through its offers.
      if (delivery.status === 'WAITING_FOR_DRIVER') return null
      return linked(action, links.deal?.(delivery, delivery.status === 'CONFIRMED' ? 'confirmed' : 'requested'))
    default:
      // Assigning is part of the deal, the driver's steps have their own page.
      return null
  }
}

/** The main action of a delivery, the others, and apart those that take something away. Description 4.3. */
export function offeredActions(delivery: OfferingDelivery, links: DeliveryLinks) {
  const offerable = delivery.allowedActions.filter(
    (action) => action === 'ASSIGN_DRIVER' || offer(action, delivery, links) !== null,
  )
  const status = storedStatus(delivery.status)
  const { main, others, destroying } =
    status === null
      ? { main: null, others: offerable, destroying: [] }
      : arrangeActions({ status, type: delivery.type }, offerable)
  const shown = (actions: readonly MainAction[]) => actions.flatMap((action) => offer(action, delivery, links) ?? [])
  return { main: main && offer(main, delivery, links), others: shown(others), destroying: shown(destroying) }
}
