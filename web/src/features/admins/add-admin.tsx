import { Suspense, useState } from 'react'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { AdminRank } from '@volant/domain/kernel/actor'
import { useWords } from '../../lib/i18n'
import { lazyPart } from '../../ui/lazy/lazy-part'
import { MissingDialog } from '../../ui/lazy/missing-dialog'

// Lazy, because of the form and its validation.
const AddAdminDialog = lazyPart(() => import('./add-admin-dialog'), 'AddAdminDialog', MissingDialog)

interface Props {
  rank: AdminRank
  onAdded: (rank: AdminRank, id: string) => void
}

export function AddAdmin({ rank, onAdded }: Props) {
  const t = useWords('admins')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('add')}
      </Button>
      <Suspense>
        {open && (
          <AddAdminDialog
            rank={rank}
            onClose={() => setOpen(false)}
            onAdded={(added, id) => {
              setOpen(false)
              onAdded(added, id)
            }}
          />
        )}
      </Suspense>
    </>
  )
}
