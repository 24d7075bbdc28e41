import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from '@tanstack/react-router'
import '@mantine/core/styles.layer.css'
import './ui/theme/fonts.css'
import './ui/theme/tokens.css'
import { Providers } from './app/providers'
import { queryClient, router } from './app/router'
import { onSessionEnded } from './lib/api'
import { startWords } from './lib/i18n'
import { trackFailedStyles } from './lib/lazy/failed-styles'
import { newVersion } from './lib/lazy/new-version'
import { unsaved } from './lib/lazy/unsaved'
import { closeLive } from './lib/live'
import { paths } from './app/paths'

trackFailedStyles()
unsaved.watch()

onSessionEnded(() => {
  queryClient.clear()
  closeLive()
  const { href, pathname } = router.state.location
  void router.navigate({ href: pathname === '/login' ? href : paths.login(href) })
})

router.subscribe('onResolved', ({ pathChanged }) => {
  if (!pathChanged) return
  unsaved.leavePage()
  newVersion.takeIfSafe()
})

const root = document.getElementById('root')
if (root) {
  await startWords(['ui'])
  createRoot(root).render(
    <StrictMode>
      <Providers>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
  )
}
