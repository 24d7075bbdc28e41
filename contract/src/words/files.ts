import type { PageNamespace } from './words'

/** Nouns whose words stand in one file, as they are needed together: by every page of a panel, and wherever deliveries are listed. */
const TOGETHER: Readonly<Record<string, readonly PageNamespace[]>> = {
  'about-deliveries': ['deliveries', 'punctuality', 'search'],
  'every-panel': ['errors', 'identity', 'shell', 'ui'],
}

/**
 * The file of each language from which `loadWords` takes the words of a noun, without its ending.
 * @internal for the build of the pages
 */
export function fileOfWords(noun: PageNamespace): string {
  const [together] = Object.entries(TOGETHER).find(([, nouns]) => nouns.includes(noun)) ?? []
  return together ?? noun.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
