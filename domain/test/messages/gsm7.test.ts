import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inGsm7, septetsOf } from '../../src/messages/gsm7'
import { smsParts } from '../../src/messages/sms-parts'

/** GSM 03.38, row by row as the standard prints it; the escape at 0x1B is no character. */
const TABLE = [
  '@£$¥èéùìòÇ\nØø\rÅå',
  'Δ_ΦΓΛΩΠΨΣΘΞÆæßÉ',
  ' !"#¤%&\'()*+,-./',
  '0123456789:;<=>?',
  '¡ABCDEFGHIJKLMNO',
  'PQRSTUVWXYZÄÖÑÜ§',
  '¿abcdefghijklmno',
  'pqrstuvwxyzäöñüà',
].join('')
const EXTENSION = '\f^{}\\[~]|€'

describe('the alphabet of an SMS', () => {
  it('has 127 characters of one septet, ten of two, and no other in the whole of Unicode’s first plane', () => {
    expect(new Set(TABLE).size).toBe(127)
    for (let code = 0; code <= 0xffff; code++) {
      const character = String.fromCharCode(code)
      const septets = TABLE.includes(character) ? 1 : EXTENSION.includes(character) ? 2 : 0
      if (septetsOf(character) !== septets) expect.fail(`U+${code.toString(16)} takes ${septetsOf(character)}`)
    }
    expect(septetsOf('😀')).toBe(0)
  })
})

describe('a text written plainly', () => {
  it.each([
    ['Nîmes, Besançon, août', 'Nimes, Besancon, aout'],
    ['L’hôtel « Cœur » – 2 °C…', 'L\'hotel " Coeur " - 2 oC...'],
    ['déjà où Éva à 10 €', 'déjà où Éva à 10 €'],
    ['Villeneuve-d’Ascq\u202f: oui', "Villeneuve-d'Ascq : oui"],
    ['e\u0302tre', 'etre'],
    ['Ő, š, Ł', 'O, s, Ł'],
    ['‘a’ “b” «c»', '\'a\' "b" "c"'],
    ['a—b → c • d', 'a-b - c - d'],
    ['ŒUVRE\u00a0et\u2009œuvre', 'OEUVRE et oeuvre'],
    ['', ''],
  ])('%j becomes %j', (text, plain) => expect(inGsm7(text)).toBe(plain))

  it('costs no more for French than the cheap alphabet', () => {
    const french = 'ÀÂÄÇÉÈÊËÎÏÔÖŒÙÛÜŸàâäçéèêëîïôöœùûüÿ’«»—–…\u00a0\u202f'
    expect(smsParts(inGsm7(french))).toMatchObject({ encoding: 'GSM-7', outside: [] })
  })

  it('counts its places: two for a bracket, and as many as it has outside the alphabet', () => {
    expect(smsParts('prix [€] : 10')).toMatchObject({ length: 16, parts: 1, encoding: 'GSM-7' })
    expect(smsParts('')).toMatchObject({ length: 0, parts: 0 })
    expect(smsParts('ŵ😀')).toMatchObject({ length: 3, encoding: 'UCS-2', outside: ['ŵ', '😀'] })
  })

  it('stays as it is once it is plain, and what has no plain form is kept to be warned of', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => inGsm7(inGsm7(text)) === inGsm7(text)))
    expect(inGsm7('Привет 😀')).toBe('Привет 😀')
  })
})
