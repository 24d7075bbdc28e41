import { Suspense, useState } from 'react'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { DeliveryType } from '@volant/domain/deliveries/statuses'
import { useWords } from '../../lib/i18n'
import { LazyNewDeliveryDialog } from './lazy-new-delivery-dialog'

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
          <LazyNewDeliveryDialog hrefOf={hrefOf} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  )
}
