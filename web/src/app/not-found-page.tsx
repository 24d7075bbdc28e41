import { Button } from '@mantine/core'
import { IconRoadOff } from '@tabler/icons-react'
import { useWords } from '../lib/i18n'
import { usePageTitle } from '../lib/page-title'
import { EmptyState } from '../ui/feedback/empty-state'
import { BareLayout } from '../ui/layout/bare-layout'
import { Link } from '../ui/layout/link'

export function NotFoundPage() {
  const t = useWords('shell')
  usePageTitle(t('notFound.title'))
  return (
    <EmptyState
      icon={<IconRoadOff size={24} stroke={1.6} />}
      heading="h1"
      title={t('notFound.title')}
      text={t('notFound.text')}
      action={
        <Button component={Link} href="/">
          {t('notFound.home')}
        </Button>
      }
    />
  )
}

/** The same for pages without a shell. */
export function BareNotFoundPage() {
  return (
    <BareLayout>
      <NotFoundPage />
    </BareLayout>
  )
}
