import { Suspense, useState } from 'react'
import { Button } from '@mantine/core'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useWords } from '../../lib/i18n'
import { lazyPart } from '../../ui/lazy/lazy-part'
import { MissingDialog } from '../../ui/lazy/missing-dialog'

// Lazy, because it is opened once a year.
const DeclarationDialog = lazyPart(() => import('./declaration-dialog'), 'DeclarationDialog', MissingDialog)

/** The button beside the export of payments, for super administrators. */
export function Declaration() {
  const t = useWords('invoices')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconFileSpreadsheet size={17} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t('declaration.open')}
      </Button>
      <Suspense>{open && <DeclarationDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
