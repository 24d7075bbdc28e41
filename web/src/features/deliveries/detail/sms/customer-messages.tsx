import { lazy, Suspense } from 'react'
import { Skeleton } from '@mantine/core'
import { storedStatus } from '../../links'
import type { MessagesProps } from './messages-props'

const SmsCard = lazy(async () => ({ default: (await import('./sms-card')).SmsCard }))
const TrackingCard = lazy(async () => ({ default: (await import('./tracking-card')).TrackingCard }))

/** Spec 1, section 2.5, 8; decisions, Settled after a second reading. */
const PANEL_IN = [
  'REQUESTED',
  'PENDING_CUSTOMER_CONFIRMATION',
  'CONFIRMED_BY_CUSTOMER',
  'SMS_SENT',
  'RESCHEDULED_BY_ADMIN',
] as const

/** What the office writes to the customer: the question before the delivery is dispatched, the way to the map after. */
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
        <TrackingCard delivery={delivery} />
      </Suspense>
    )
  return null
}
