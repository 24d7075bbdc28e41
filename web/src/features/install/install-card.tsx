import { useSyncExternalStore } from 'react'
import { Button, Group } from '@mantine/core'
import { IconDeviceMobileDown } from '@tabler/icons-react'
import { useWords } from '../../lib/i18n'
import { installation } from '../../lib/install/prompt'
import { Card } from '../../ui/layout/card'

interface Props {
  /** Shown until it is declined; left out where it stays. */
  once?: boolean
}

/** Offers to put the driver's panel on the home screen; nothing where that is done, or cannot be. */
export function InstallCard({ once = false }: Props) {
  const t = useWords('mission')
  const state = useSyncExternalStore(installation.subscribe, installation.state)
  const wasOffered = useSyncExternalStore(installation.subscribe, installation.wasOffered)
  if (state === 'no' || (once && wasOffered)) return null
  return (
    <Card title={t('install.title')} description={t(state === 'ask' ? 'install.text' : 'install.share')}>
      <Group gap="xs">
        {state === 'ask' && (
          <Button
            size="md"
            leftSection={<IconDeviceMobileDown size={18} aria-hidden="true" />}
            onClick={() => void installation.ask()}
          >
            {t('install.install')}
          </Button>
        )}
        {once && (
          <Button size="md" variant="default" onClick={installation.decline}>
            {t(state === 'ask' ? 'install.later' : 'install.understood')}
          </Button>
        )}
      </Group>
    </Card>
  )
}
