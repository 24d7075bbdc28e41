import { expect, it } from 'vitest'
import { withLink } from './text'

const OURS = 'https://volant.test'
const LINK = `${OURS}/confirm/secret`

it.each([
  '//evil.com',
  '//evil',
  'https://evil.com',
  'ftp://evil.com',
  'intent://evil.com#Intent',
  'http://volant.test',
  'https://volant.test@evil.com',
  'https://volant.test.evil.com',
  'evil.app',
  'evil.xyz/a',
  'EVIL.Online',
  '(evil.online)',
  'a,evil.shop',
  'evil.volant.test',
  'volant.test.evil.club',
  'evil.\u0440\u0444',
  'evil.xn--p1ai',
  'evil\u3002com',
  'i\u2764.ws',
  't.co/x',
  'bit.ly/3xYz',
  'evil.dev:8443',
  'demain.Merci',
])('refuses a text that names %s', (url) => {
  for (const message of [url, `Bonjour ${url}`, `Voyez ${url}.`, `${url} {link}`])
    expect(() => withLink(message, LINK, OURS)).toThrow('BAD_USER_INPUT')
})

it.each([
  'Bonjour M.Dupont, votre v\u00e9hicule arrive.',
  'Rendez-vous le 18.06.2026 \u00e0 8.30, 12.50 euros',
  'Un instant... bien s\u00fbr',
  'S.A.S. Martin & Fils',
  `Voyez ${OURS}/aide`,
  'Voyez volant.test, ou \u00e9crivez \u00e0 aide@convoyage.example.',
])('takes %s', (message) => {
  expect(withLink(message, LINK, OURS)).toBe(`${message} ${LINK}`)
})
