import { Suspense, useState } from 'react'
import { Button } from '@mantine/core'
import { IconFilePencil } from '@tabler/icons-react'
import { useWords } from '../../../../lib/i18n'
import type { Detail } from '../detail-query'
import { lazyPart } from '../../../../ui/lazy/lazy-part'
import { MissingDialog } from '../../../../ui/lazy/missing-dialog'
import classes from './documents.module.css'

const DocumentsDialog = lazyPart(() => import('./documents-dialog'), 'DocumentsDialog', MissingDialog)

/** The button that opens the validation documents; for admins. Description 2.5. */
export function EditDocuments({ delivery }: { delivery: Detail }) {
  const t = useWords('deliveries')
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button
        className={classes.edit}
        variant="default"
        size="xs"
        leftSection={<IconFilePencil size={15} aria-hidden="true" />}
        onClick={() => setOpened(true)}
      >
        {t('detail.editDocuments')}
      </Button>
      {opened && (
        <Suspense>
          <DocumentsDialog delivery={delivery} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  )
}
