import { Suspense, useState } from 'react'
import { Button } from '@mantine/core'
import { IconUserX } from '@tabler/icons-react'
import { RANK } from '@volant/domain/kernel/actor'
import { mayErase } from '@volant/domain/personal-data/erasure'
import { useWords } from '../../lib/i18n'
import { useSession } from '../../lib/session'
import { Card } from '../../ui/layout/card'
import { lazyPart } from '../../ui/lazy/lazy-part'
import { MissingDialog } from '../../ui/lazy/missing-dialog'
import type { DataOf } from './data-of'
import { DownloadData } from './download-data'

const EraseDialog = lazyPart(() => import('./erase-dialog'), 'EraseDialog', MissingDialog)

// what counts on the person is known to the server, which says so
const NOTHING = { open: 0, owners: 2 }

/** What somebody may ask to be done with their data; for super administrators. */
export function PersonDataCard({ person, onErased }: { person: DataOf; onErased: () => void }) {
  const t = useWords('personalData')
  const { sub, profileId, rank, language } = useSession()
  const [asking, setAsking] = useState(false)
  if (rank !== RANK.SUPER_ADMIN) return null
  const actor = { role: 'ADMIN', rank, sub, profileId, language } as const
  const erasable = mayErase(actor, person, NOTHING).ok
  return (
    <>
      <Card
        title={t('person.title')}
        description={t('person.text')}
        actions={
          <>
            <DownloadData id={person.id}>{t('person.download')}</DownloadData>
            {erasable && (
              <Button
                variant="default"
                leftSection={<IconUserX size={17} aria-hidden="true" />}
                onClick={() => setAsking(true)}
              >
                {t('person.erase')}
              </Button>
            )}
          </>
        }
      />
      {asking && (
        <Suspense>
          <EraseDialog person={person} onClose={() => setAsking(false)} onErased={onErased} />
        </Suspense>
      )}
    </>
  )
}
