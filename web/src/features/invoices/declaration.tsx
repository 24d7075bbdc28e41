import { Suspense, useState, type ComponentProps } from 'react'
import { Button } from '@mantine/core'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useWords } from '../../lib/i18n'
import { lazyPart } from '../../ui/lazy/lazy-part'
import { MissingDialog } from '../../ui/lazy/missing-dialog'

// Lazy, because it is opened once a year.
const DeclarationDialog = lazyPart(() => import('./declaration-dialog'), 'DeclarationDialog', MissingDialog)

/** The button beside the export of payments, for super administrators, and below the earnings of a driver, for their own line. */
export function Declaration({ words }: Pick<ComponentProps<typeof DeclarationDialog>, 'words'>) {
  const t = useWords(words)
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
      <Suspense>{open && <DeclarationDialog words={words} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
