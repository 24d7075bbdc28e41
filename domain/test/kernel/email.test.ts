import { describe, expect, it } from 'vitest'
import { EMAIL } from '../../src/kernel/email'

const ACCEPTED = [
  'a@b.test',
  'ada.martin@company.fr',
  'ada+volant@company.fr',
  'ADA@Company.FR',
  "o'hara_1-x@mail.sub.company.co.uk",
  'a@xn--socit-esab.example',
  'a@b.xn--p1ai',
  'a@1st.example',
  `${'a'.repeat(64)}@b.test`,
  `a@${'b'.repeat(63)}.test`,
]

const REFUSED = [
  'a@b.!',
  'a@b.test,c',
  'a@b.test>',
  'a',
  'a@',
  '@b.test',
  'a@b',
  'a@b.',
  'a@.test',
  'a@b..test',
  'a@-b.test',
  'a@b-.test',
  'a@b_c.test',
  'a@b.test.',
  'a@b.1',
  'a@[127.0.0.1]',
  'a@b@c.test',
  '.a@b.test',
  'a.@b.test',
  'a..b@c.test',
  'a b@c.test',
  ' a@b.test',
  'a@b.test\n',
  'a@b.test\r\nBcc: c@d.test',
  'Ada <a@b.test>',
  '"a b"@c.test',
  'a(b)@c.test',
  'a@b.test;c@d.test',
  'a@société.fr',
  'élise@b.test',
  `${'a'.repeat(65)}@b.test`,
  `a@${'b'.repeat(64)}.test`,
]

describe('an e-mail address', () => {
  it.each(ACCEPTED)('may be %s', (address) => {
    expect(EMAIL.test(address)).toBe(true)
  })

  it.each(REFUSED)('cannot be %j', (address) => {
    expect(EMAIL.test(address)).toBe(false)
  })
})
