import { renderToString } from 'react-dom/server'
import { loadSignInWords } from '@volant/contract/words/sign-in-words'
import type { Language } from '@volant/domain/kernel/actor'
import { Providers } from './app/providers'
import { i18n, startWords } from './lib/i18n'
import { LoginPage } from './pages/public/login'

await startWords(loadSignInWords, ['ui', 'identity', 'errors'], 'fr')

/** The sign-in as its script shows it first. Runs at the build. */
export async function draw(language: Language): Promise<string> {
  await i18n.changeLanguage(language)
  return renderToString(
    <Providers>
      <LoginPage />
    </Providers>,
  )
}
