import { Button } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useWords } from '../lib/i18n'
import { BareLayout } from '../ui/layout/bare-layout'
import { EmptyState } from '../ui/feedback/empty-state'
import { Link } from '../ui/layout/link'
import { paths, type Panel } from './paths'

/** Spec 1, section 2.1: says so, and leads back to the visitor's own panel. */
export function NotAuthorisedView({ panel }: { panel?: Panel }) {
  const t = useWords('shell')
  return (
    <EmptyState
      icon={<IconLock size={24} stroke={1.6} />}
      title={t('notAuthorised.title')}
      text={t('notAuthorised.text')}
      action={
        <Button component={Link} href={panel ? paths.home(panel) : '/'}>
          {t('notAuthorised.own')}
        </Button>
      }
    />
  )
}

/** `/not-authorised`, for whoever is sent there. */
export function NotAuthorisedPage() {
  return (
    <BareLayout>
      <NotAuthorisedView />
    </BareLayout>
  )
}
