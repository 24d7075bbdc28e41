import type { ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import '../ui/theme/mantine/first'
import '../ui/theme/fonts.css'
import '../ui/theme/tokens.css'
import type { PageNamespace } from '@volant/contract/words/words'
import { i18n, startWords, type LoadWords } from '../lib/i18n'
import { Providers } from './providers'

/** Shows a page in the document once its first texts are there. */
export async function start(page: ReactNode, loadWords: LoadWords, words: readonly PageNamespace[]): Promise<void> {
  const root = document.getElementById('root')
  if (!root) return
  i18n.on('languageChanged', (language) => {
    document.documentElement.lang = language
  })
  await startWords(loadWords, words)
  const shown = <Providers>{page}</Providers>
  // What was drawn at the build is taken over, unless somebody has chosen the other language meanwhile.
  if (root.dataset['drawn'] === i18n.language) hydrateRoot(root, shown)
  else createRoot(root).render(shown)
}
