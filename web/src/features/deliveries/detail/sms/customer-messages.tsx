import { Suspense } from 'react'
import { Skeleton } from '@mantine/core'
import { storedStatus } from '../../links'
import type { MessagesProps } from './messages-props'
import { lazyPart } from '../../../../ui/lazy/lazy-part'

const SmsCard = lazyPart(() => import('./sms-card'), 'SmsCard')
const TrackingCard = lazyPart(() => import('./tracking-card'), 'TrackingCard')

/** Description 2.5; decisions, Messages. */
const PANEL_IN = [
  'REQUESTED',
  'PENDING_CUSTOMER_CONFIRMATION',
  'CONFIRMED_BY_CUSTOMER',
  'SMS_SENT',
  'RESCHEDULED_BY_ADMIN',
] as const

/** Messages to the customer: the confirmation before the delivery is dispatched, the tracking link after. */
export function CustomerMessages({ delivery, links, go }: MessagesProps) {
  const status = storedStatus(delivery.status)
  if (PANEL_IN.some((shown) => shown === status))
    return (
      <Suspense fallback={<Skeleton height={186} radius={12} />}>
        <SmsCard delivery={delivery} links={links} go={go} />
      </Suspense>
    )
  if (delivery.allowedActions.includes('RESEND_TRACKING'))
    return (
      <Suspense fallback={<Skeleton height={77} radius={12} />}>
        <TrackingCard delivery={delivery} links={links} go={go} />
      </Suspense>
    )
  return null
}
