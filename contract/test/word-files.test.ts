import { expect, it } from 'vitest'
import { fileOfWords } from '../src/words/files'
import { loadWords, PAGE_NAMESPACES } from '../src/words/words'

it.each(PAGE_NAMESPACES)('the words of %s stand in the file that is named for them', async (noun) => {
  const file = (await import(`../src/words/fr/${fileOfWords(noun)}.ts`)) as Record<string, object>
  expect(Object.keys(file[noun] ?? {})).toEqual(Object.keys(await loadWords('fr', noun)))
})
