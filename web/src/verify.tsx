import { loadPublicWords } from '@volant/contract/words/public-words'
import { start } from './app/start'
import { VerifyPage } from './pages/public/verify'

// `/verify`: whoever was sent a report opens this one page, so it comes without the router and the panels.
await start(<VerifyPage />, loadPublicWords, ['ui', 'verify', 'errors'])
