import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { loadSignInWords } from '@volant/contract/words/sign-in-words'
import type { Language } from '@volant/domain/kernel/actor'
import { Providers } from './app/providers'
import { PanelOutline } from './app/shell/panel-outline'
import { i18n, startWords } from './lib/i18n'
import { LoginPage } from './pages/public/login'

// What documents show before their scripts have come. Runs at the build.

await startWords(loadSignInWords, ['ui', 'identity', 'errors'], 'fr')

/** The sign-in as its script shows it first. */
export async function drawSignIn(language: Language): Promise<string> {
  await i18n.changeLanguage(language)
  return renderToString(
    <Providers>
      <LoginPage />
    </Providers>,
  )
}

/** What stands in every page of a panel, without a word that would need a language. */
export function drawOutline(panel: 'office' | 'driver'): string {
  return renderToStaticMarkup(<PanelOutline panel={panel} />)
}
