import { IconUserOff } from '@tabler/icons-react'
import { useWords } from '../../lib/i18n'
import { EmptyState } from '../../ui/feedback/empty-state'

/** In the place of a page about a driver who is not there. */
export function UnknownDriver() {
  const t = useWords('drivers')
  return (
    <EmptyState
      heading="h1"
      icon={<IconUserOff size={24} stroke={1.6} />}
      title={t('noDriver')}
      text={t('noDriverText')}
    />
  )
}
