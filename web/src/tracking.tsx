import { loadPublicWords } from '@volant/contract/words/public-words'
import { Queries } from './app/queries'
import { start } from './app/start'
import { TrackingPage } from './pages/public/tracking'

// `/tracking/{trackingId}`: whoever waits for a vehicle opens this one page, so it comes without the router and the panels.
const [, , trackingId = ''] = window.location.pathname.split('/')

await start(
  <Queries>
    <TrackingPage trackingId={trackingId} />
  </Queries>,
  loadPublicWords,
  ['ui', 'tracking'],
)
