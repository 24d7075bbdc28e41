import { Readable } from 'node:stream'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { AppError } from '@volant/contract/errors'
import { ObjectMissing } from '../../../platform/storage/storage'
import { createPictures } from './pictures'

const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#0f6b70' } })
  .png()
  .toBuffer()

/** A store that answers with these, one after the other. */
function storeOf(...answers: readonly (() => Readable)[]) {
  const left = [...answers]
  return { read: async () => left.shift()!() }
}
const whole = () => Readable.from([picture])
const fails = (error: Error) => () => {
  throw error
}
const breaksOff = () =>
  Readable.from(
    (async function* () {
      yield picture.subarray(0, 20)
      throw new Error('aborted')
    })(),
  )
const away = new AppError('UNAVAILABLE', { reason: 'PROVIDER_UNAVAILABLE', retryAfter: 5 })
const asked = [{ key: 'k', id: 'i' }]

describe('the pictures of a report', () => {
  it.each([
    ['photos', 'photo'],
    ['signatures', 'signature'],
  ] as const)('among %s, what is missing or unreadable is left out', async (kind, one) => {
    const wanted = { photos: [], signatures: [], [kind]: asked }
    const unreadable = () => Readable.from([Buffer.from('no picture')])
    const load = createPictures(storeOf(fails(new ObjectMissing('i')), unreadable, whole))
    expect((await load(wanted))[one]('k')).toBeNull()
    expect((await load(wanted))[one]('k')).toBeNull()
    expect((await load(wanted))[one]('k')).toBeInstanceOf(Buffer)
  })

  it.each([
    ['photos', 'photo'],
    ['signatures', 'signature'],
  ] as const)('among %s, what the store cannot give at the moment is no unreadable file', async (kind, one) => {
    const wanted = { photos: [], signatures: [], [kind]: asked }
    const load = createPictures(storeOf(fails(away), breaksOff, whole))
    await expect(load(wanted)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    await expect(load(wanted)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    expect((await load(wanted))[one]('k')).toBeInstanceOf(Buffer)
  })
})
