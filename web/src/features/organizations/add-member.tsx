import { Suspense, useState } from 'react'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useWords } from '../../lib/i18n'
import { lazyPart } from '../../ui/lazy/lazy-part'
import { MissingDialog } from '../../ui/lazy/missing-dialog'

// Lazy, because of the form and its validation.
const AddMemberDialog = lazyPart(() => import('./add-member-dialog'), 'AddMemberDialog', MissingDialog)

interface Props {
  organization: { readonly name: string; readonly slug: string }
  /** The rank of the open list. */
  rank: number
}

/** The button above an organisation's people, for admins. */
export function AddMember({ organization, rank }: Props) {
  const t = useWords('organizations')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('member.add')}
      </Button>
      <Suspense>
        {open && <AddMemberDialog organization={organization} rank={rank} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
