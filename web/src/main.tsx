import { loadWords } from '@volant/contract/words/words'
import { RouterProvider } from '@tanstack/react-router'
import { paths } from './app/paths'
import { queryClient } from './app/query-client'
import { RoutedLink } from './app/routed-link'
import { router } from './app/router'
import { start } from './app/start'
import { onSessionEnded } from './lib/api'
import { newVersion } from './lib/lazy/new-version'
import { unsaved } from './lib/lazy/unsaved'
import { closeLive } from './lib/live'
import { LinkProvider } from './ui/layout/link'

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

await start(
  <LinkProvider value={RoutedLink}>
    <RouterProvider router={router} />
  </LinkProvider>,
  loadWords,
  ['ui'],
)
