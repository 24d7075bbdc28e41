import { Suspense, useState } from 'react'
import { Button } from '@mantine/core'
import { IconCamera } from '@tabler/icons-react'
import { useWords } from '../../../../lib/i18n'
import { storedStatus } from '../../links'
import type { Detail } from '../detail-query'
import { mayEditPhotos } from './photos'
import { lazyPart } from '../../../../ui/lazy/lazy-part'
import { MissingDialog } from '../../../../ui/lazy/missing-dialog'

const EditPhotosDialog = lazyPart(() => import('./edit-photos-dialog'), 'EditPhotosDialog', MissingDialog)

/** The button that opens the photos for editing; for admins. */
export function EditPhotos({ delivery }: { delivery: Detail }) {
  const t = useWords('deliveries')
  const [opened, setOpened] = useState(false)
  if (!mayEditPhotos(storedStatus(delivery.status), delivery.vehicles)) return null
  return (
    <>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconCamera size={15} aria-hidden="true" />}
        onClick={() => setOpened(true)}
      >
        {t('photos.edit')}
      </Button>
      {opened && (
        <Suspense>
          <EditPhotosDialog delivery={delivery} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  )
}
