import { readFileSync } from 'node:fs'
import { LANGUAGES } from '@volant/domain/kernel/actor'
import { expect, it } from 'vitest'
import { fileOfWords } from '../src/words/files'
import { loadWords, PAGE_NAMESPACES } from '../src/words/words'

const loaders = readFileSync(new URL('../src/words/words.ts', import.meta.url), 'utf8')

it.each(PAGE_NAMESPACES)(
  'the words of %s stand in the file that is named for them, and are loaded from it',
  async (noun) => {
    const file = (await import(`../src/words/fr/${fileOfWords(noun)}.ts`)) as Record<string, object>
    expect(Object.keys(file[noun] ?? {})).toEqual(Object.keys(await loadWords('fr', noun)))
    // a file more than the page asks for ahead would be a way to the server more
    for (const language of LANGUAGES)
      expect(loaders).toContain(`import('./${language}/${fileOfWords(noun)}')).${noun},`)
  },
)
