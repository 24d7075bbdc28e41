import { loadPublicWords } from '@volant/contract/words/public-words'
import { start } from './app/start'
import { TrackingPage } from './pages/public/tracking'

// `/tracking/{trackingId}`: whoever waits for a vehicle opens this one page, so it comes without the router and the panels.
const [, , trackingId = ''] = window.location.pathname.split('/')

await start(<TrackingPage trackingId={trackingId} />, loadPublicWords, ['ui', 'tracking'])
