import { expect, it } from 'vitest'
import { fileHash, pastedHash } from './file-hash'

const ABC = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'

it('is the SHA-256 of the bytes', async () => {
  expect(await fileHash(new Blob(['abc']))).toBe(ABC)
})

it('is read however it was pasted, and nothing else is', () => {
  expect(pastedHash(` ${ABC.toUpperCase().replace('0', '0 ')}\n`)).toBe(ABC)
  for (const text of ['', ABC.slice(1), `${ABC}0`, ABC.replace('b', 'g')]) expect(pastedHash(text)).toBeNull()
})
