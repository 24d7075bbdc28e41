import { loadPublicWords } from '@volant/contract/words/public-words'
import { Queries } from './app/queries'
import { start } from './app/start'
import { VerifyPage } from './pages/public/verify'

// `/verify`: whoever was sent a report opens this one page, so it comes without the router and the panels.
await start(
  <Queries>
    <VerifyPage />
  </Queries>,
  loadPublicWords,
  ['ui', 'verify', 'errors'],
)
