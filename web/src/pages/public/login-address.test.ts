import { describe, expect, it } from 'vitest'
import { readAddress } from './login-address'

describe('the address of the sign-in', () => {
  it('says where to go afterwards, and the step of a forgotten password', () => {
    expect(readAddress('?next=%2Fadmin%3Fpage%3D2&step=1')).toEqual({ next: '/admin?page=2', step: '1' })
  })
  it('may say nothing', () => {
    expect(readAddress('')).toEqual({ next: '', step: undefined })
  })
  it('knows no other steps and no longer addresses', () => {
    expect(readAddress(`?step=3&next=${'x'.repeat(3000)}`)).toEqual({ next: 'x'.repeat(2000), step: undefined })
  })
})
