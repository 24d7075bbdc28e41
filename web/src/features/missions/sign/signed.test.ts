import { describe, expect, it } from 'vitest'
import { faultOf, saidOf, signerOf, type Signer } from './signed'

const blob = new Blob(['x'])
const both = { theirs: true, own: true }
const signer = (more: Partial<Signer>): Signer => ({ how: 'signed', name: '', role: '', reason: '', ...more })

describe('before both sides have signed', () => {
  it('the other side has a name and a drawing, and the driver signs in any case', () => {
    expect(faultOf(signer({ name: ' ' }), both)).toBe('needName')
    expect(faultOf(signer({ name: 'Jeanne' }), { theirs: false, own: true })).toBe('needSignature')
    expect(faultOf(signer({ name: 'Jeanne' }), { theirs: true, own: false })).toBe('needOwn')
    expect(faultOf(signer({ name: 'Jeanne' }), both)).toBeUndefined()
    expect(faultOf(signer({ how: 'absent' }), { theirs: false, own: true })).toBeUndefined()
    expect(faultOf(signer({ how: 'absent' }), { theirs: true, own: false })).toBe('needOwn')
  })

  it('a refusal has its reason and its photo', () => {
    const refused = (more: Partial<Signer>) =>
      faultOf(signer({ how: 'refused', ...more }), { theirs: false, own: true })
    expect(refused({ photo: blob })).toBe('needReason')
    expect(refused({ reason: 'Rayure', photo: undefined })).toBe('needPhoto')
    expect(refused({ reason: 'Rayure', photo: blob })).toBeUndefined()
  })

  it('what was typed before is there again, and no drawing', () => {
    expect(signerOf(undefined)).toEqual(signer({}))
    expect(signerOf({ is: 'absent' })).toEqual(signer({ how: 'absent' }))
    expect(signerOf({ is: 'signed', name: 'Jeanne', role: 'Cheffe', drawing: blob })).toEqual(
      signer({ name: 'Jeanne', role: 'Cheffe' }),
    )
    expect(signerOf({ is: 'refused', reason: 'Rayure', photo: blob })).toEqual(
      signer({ how: 'refused', reason: 'Rayure', photo: blob }),
    )
  })
})

it('a refusal goes to the server with its reason and its photo', () => {
  const { details, files } = saidOf('m', { other: { is: 'refused', reason: 'Rayure', photo: blob }, driver: blob })
  expect(details).toMatchObject({ refusedReason: 'Rayure', refusalPhotoKey: files[1]?.ref })
  expect(files.map(({ metadata }) => metadata)).toMatchObject([{ kind: 'signature' }, { kind: 'refusal' }])
})
