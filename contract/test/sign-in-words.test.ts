import { expect, it } from 'vitest'
import { loadSignInWords } from '../src/words/sign-in-words'
import { loadWords } from '../src/words/words'

it.each(['fr', 'en'] as const)('the sign-in says the same as every page, in %s', async (language) => {
  for (const noun of ['errors', 'identity', 'ui'] as const)
    expect(await loadSignInWords(language, noun)).toEqual(await loadWords(language, noun))
  expect(() => loadSignInWords(language, 'deliveries')).toThrow('deliveries')
})
