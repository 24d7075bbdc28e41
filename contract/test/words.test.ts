import { LANGUAGES } from '@volant/domain/kernel/actor'
import type { Language } from '@volant/domain/kernel/actor'
import { describe, expect, it } from 'vitest'
import { loadAllWords, NAMESPACES } from '../src/words/sent-words'
import { typeset } from '../src/words/typeset'

type Tree = { readonly [key: string]: string | Tree }

function leaves(tree: Tree, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as [string, string]] : leaves(value, `${path}${key}.`),
  )
}

const holes = (text: string) => [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name).toSorted()

async function wordsOf(language: Language, namespace: (typeof NAMESPACES)[number]): Promise<Map<string, string>> {
  return new Map(leaves((await loadAllWords(language, namespace)) as unknown as Tree))
}

describe.each(NAMESPACES)('the words of %s', (namespace) => {
  it('say something in both languages, with the same values', async () => {
    const [french, english] = await Promise.all([wordsOf('fr', namespace), wordsOf('en', namespace)])
    expect([...english.keys()].toSorted()).toEqual([...french.keys()].toSorted())
    for (const [key, text] of french) {
      const translated = english.get(key) ?? ''
      expect(text.trim(), `${key} in French`).not.toBe('')
      expect(translated.trim(), `${key} in English`).not.toBe('')
      expect(holes(translated), key).toEqual(holes(text))
    }
  })
})

it('keeps French punctuation and units on the line of their word, and leaves times and addresses alone', () => {
  expect(typeset({ a: { b: 'Supprimer {{name}} ? « Oui » : non' }, c: 'à 10:30, https://a.fr/?b' })).toEqual({
    a: { b: 'Supprimer {{name}}\u00a0? «\u00a0Oui\u00a0»\u00a0: non' },
    c: 'à 10:30, https://a.fr/?b',
  })
  expect(typeset({ a: 'dans 10 s, de 7 h à 20 h, {{km}} km', b: "3 services, {{n}} s'arrêtent" })).toEqual({
    a: 'dans 10\u00a0s, de 7\u00a0h à 20\u00a0h, {{km}}\u00a0km',
    b: "3 services, {{n}} s'arrêtent",
  })
})

describe('French plurals', () => {
  it('come with every form that French has', async () => {
    for (const namespace of NAMESPACES) {
      const keys = [...(await wordsOf('fr', namespace)).keys()]
      for (const key of keys.filter((name) => name.endsWith('_one'))) {
        const stem = key.slice(0, -'_one'.length)
        expect(keys, `${namespace}.${key}`).toEqual(expect.arrayContaining([`${stem}_many`, `${stem}_other`]))
      }
    }
  })
})

it('what is counted has a form for one and a form for more', async () => {
  for (const language of LANGUAGES)
    for (const namespace of NAMESPACES)
      for (const [key, text] of await wordsOf(language, namespace))
        // but for how many of how many
        if (/\{\{count\}\} (?!sur |out of )\p{L}/u.test(text))
          expect(key, `${language} ${namespace}`).toMatch(/_(zero|one|many|other)$/)
})
