import { Suspense, useState } from 'react'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useWords } from '../../lib/i18n'
import { lazyPart } from '../../ui/lazy/lazy-part'
import { MissingDialog } from '../../ui/lazy/missing-dialog'

// Lazy, because of the form and its validation.
const SubscriptionDialog = lazyPart(() => import('./subscription-dialog'), 'SubscriptionDialog', MissingDialog)

/** The button above a driver's subscription. */
export function RecordSubscription({ driverId }: { driverId: string }) {
  const t = useWords('invoices')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="default" leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('record')}
      </Button>
      <Suspense>{open && <SubscriptionDialog driverId={driverId} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
