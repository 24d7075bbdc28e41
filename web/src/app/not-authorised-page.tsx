import { Button } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useWords } from '../lib/i18n'
import { usePageTitle } from '../lib/page-title'
import { EmptyState } from '../ui/feedback/empty-state'
import { BareLayout } from '../ui/layout/bare-layout'
import { Link } from '../ui/layout/link'

/** For pages of another role or a higher rank. `/` redirects to the user's own panel. */
export function NotAuthorisedPage() {
  const t = useWords('shell')
  usePageTitle(t('notAuthorised.title'))
  return (
    <BareLayout>
      <EmptyState
        icon={<IconLock size={24} stroke={1.6} />}
        heading="h1"
        title={t('notAuthorised.title')}
        text={t('notAuthorised.text')}
        action={
          <Button component={Link} href="/">
            {t('notAuthorised.own')}
          </Button>
        }
      />
    </BareLayout>
  )
}
