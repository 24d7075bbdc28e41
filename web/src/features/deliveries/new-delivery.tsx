import { Suspense, useState } from 'react'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { DeliveryType } from '@volant/domain/deliveries/statuses'
import { useWords } from '../../lib/i18n'
import { lazyPart } from '../../ui/lazy/lazy-part'
import { MissingDialog } from '../../ui/lazy/missing-dialog'

const NewDeliveryDialog = lazyPart(() => import('./new-delivery-dialog'), 'NewDeliveryDialog', MissingDialog)

/** The button and the dialog that asks for one of the four types. */
export function NewDelivery({ hrefOf }: { hrefOf: (type: DeliveryType) => string }) {
  const t = useWords('deliveries')
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button leftSection={<IconPlus size={17} aria-hidden="true" />} onClick={() => setOpened(true)}>
        {t('create.button')}
      </Button>
      {opened && (
        <Suspense>
          <NewDeliveryDialog hrefOf={hrefOf} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  )
}
