import { StrictMode, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import '@mantine/core/styles.layer.css'
import '../ui/theme/fonts.css'
import '../ui/theme/tokens.css'
import type { PageNamespace } from '@volant/contract/words/words'
import { startWords, type LoadWords } from '../lib/i18n'
import { trackFailedStyles } from '../lib/lazy/failed-styles'
import { Providers } from './providers'

/** Shows a page in the document once its first texts are there. */
export async function start(page: ReactNode, loadWords: LoadWords, words: readonly PageNamespace[]): Promise<void> {
  trackFailedStyles()
  const root = document.getElementById('root')
  if (!root) return
  await startWords(loadWords, words)
  createRoot(root).render(
    <StrictMode>
      <Providers>{page}</Providers>
    </StrictMode>,
  )
}
