import { expect, it } from 'vitest'
import { ApiError } from '../../lib/api-error'
import { isCodeError, isUnfitPassword } from './sign-in'

const refusedAt = (path: string) => new ApiError({ code: 'BAD_USER_INPUT', fields: [{ path, code: 'notAllowed' }] })

it.each([
  ['code', true, false],
  ['password', false, true],
  ['newPassword', false, true],
  ['currentPassword', false, false],
])('what is refused at %s is told as itself', (path, code, password) => {
  expect([isCodeError(refusedAt(path)), isUnfitPassword(refusedAt(path))]).toEqual([code, password])
})

it('a refusal without a field is neither', () => {
  for (const error of [new ApiError({ code: 'UNAVAILABLE' }), new Error('code')])
    expect([isCodeError(error), isUnfitPassword(error)]).toEqual([false, false])
})
