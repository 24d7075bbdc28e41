import { loadSignInWords } from '@volant/contract/words/sign-in-words'
import { panelFiles } from 'virtual:panels'
import { loadFiles } from './ahead/load-files'
import { filesOf } from './ahead/panel-files'
import { afterLogin, panelOf, paths } from './app/paths'
import { start } from './app/start'
import { signedInRole } from './features/identity/signed-in'
import { drawn } from './lib/drawn'
import { unsaved } from './lib/lazy/unsaved'
import { whenIdle } from './lib/when-idle'
import { LoginPage } from './pages/public/login'
import { nextPage } from './pages/public/login-address'
import './ui/theme/mantine/dialogs'

// `/login`: the first page of every visitor comes without the router and the panels, and was drawn at the build.
unsaved.watch()
if (drawn.text('username') || drawn.text('password')) unsaved.touch()

const role = await signedInRole()
if (role) window.location.replace(afterLogin(nextPage(), panelOf(role)))
else {
  await start(<LoginPage />, loadSignInWords, ['ui', 'identity', 'errors'])
  // The panels come while somebody types: drivers carry a phone, the office sits at a desk. What is missing they load themselves.
  whenIdle(() => {
    const home = paths.home(matchMedia('(width < 48em)').matches ? 'driver' : 'client')
    const [next = home] = (nextPage() || home).split('?')
    loadFiles([...panelFiles, ...filesOf(next)])
  })
}
