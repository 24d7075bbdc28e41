import { VisuallyHidden } from '@mantine/core'
import { useLocation } from '@tanstack/react-router'
import { useWords } from '../lib/i18n'
import { PagePending } from './page-pending'
import { PanelOutline } from './shell/panel-outline'

/** Shown when the code or the guard of a panel takes a while: what its document has shown until then. */
export function PanelPending() {
  const t = useWords('ui')
  const { pathname } = useLocation()
  const [, panel] = /^\/(admin|client|driver)(?:\/|$)/.exec(pathname) ?? []
  if (panel === undefined) return <PagePending />
  return (
    <>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <PanelOutline panel={panel === 'driver' ? 'driver' : 'office'} />
    </>
  )
}
