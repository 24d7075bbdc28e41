import { loadWords } from '@volant/contract/words/words'
import { RouterProvider } from '@tanstack/react-router'
import { begunAt } from './ahead/pages'
import { leaveAfterSession } from './app/leave-to-sign-in'
import { Queries } from './app/queries'
import { queryClient } from './app/query-client'
import { RoutedLink } from './app/routed-link'
import { router } from './app/router'
import { start } from './app/start'
import { newVersion } from './lib/lazy/new-version'
import { unsaved } from './lib/lazy/unsaved'
import { LinkProvider } from './ui/layout/link'
import './ui/theme/mantine/panels'

unsaved.watch()

leaveAfterSession(queryClient, () => router.state.location.href)

router.subscribe('onResolved', ({ pathChanged }) => {
  if (!pathChanged) return
  unsaved.leavePage()
  newVersion.takeIfSafe()
})

await start(
  <Queries>
    <LinkProvider value={RoutedLink}>
      <RouterProvider router={router} />
    </LinkProvider>
  </Queries>,
  loadWords,
  // with those of the page: React holds back for 300 ms what comes after a fallback that it has shown
  begunAt(window.location.pathname)?.words ?? ['ui'],
)
