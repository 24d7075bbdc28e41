import type { ReactNode } from 'react'
import { paths } from '../../app/paths'
import { StateStrip } from '../../features/upkeep/state-strip'
import { useWords } from '../../lib/i18n'
import { PageHeader } from '../../ui/layout/page-header'
import { Tabs } from '../../ui/layout/tabs'

interface Props {
  active: 'messages' | 'jobs' | 'security'
  actions?: ReactNode
}

/** What the views of the operations have in common. Description 2.22. */
export function UpkeepHeader({ active, actions }: Props) {
  const t = useWords('upkeep')
  const hrefs = { messages: paths.upkeepMessages(), jobs: paths.upkeepJobs(), security: paths.securityLog() }
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('intro')} actions={actions} />
      <StateStrip hrefOfParked={paths.upkeepMessages('PARKED')} />
      <Tabs
        label={t('tabs')}
        active={active}
        items={(['messages', 'jobs', 'security'] as const).map((key) => ({
          key,
          label: t(`tab.${key}`),
          href: hrefs[key],
        }))}
      />
    </>
  )
}
