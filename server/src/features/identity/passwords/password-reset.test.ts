import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PASSWORD, testApp } from '../identity.testing'
import type { TestApp } from '../identity.testing'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const NEW = 'Convoyage-2026'
let address = 0
// every question comes from another network, so that the address limit stays out of the way
const ip = () => `10.${Math.floor(++address / 250)}.${address % 250}.1`
const forgot = (username: string, from = ip()) => app.call('POST', '/auth/forgot-password', { username }, { ip: from })
const submit = (username: string, code: string, password = NEW) =>
  app.call('POST', '/auth/confirm-password-submit', { username, code, password })
const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000')
const wrong = {
  statusCode: 400,
  code: 'BAD_USER_INPUT',
  message: 'BAD_USER_INPUT',
  fields: [{ path: 'code', code: 'invalid' }],
}

async function codeFor(email: string): Promise<string> {
  expect((await forgot(email)).status).toBe(201)
  const code = (await app.mail(email))?.code
  if (code === undefined) throw new Error('no mail')
  return code
}

describe('a forgotten password', () => {
  it('is replaced with the e-mailed code, and every session ends', async () => {
    const { email } = await app.person({ role: 'CLIENT', rank: 4 })
    const old = await app.session(email)
    const code = await codeFor(email)
    expect(code).toMatch(/^\d{6}$/)
    expect((await submit(email, code)).status).toBe(201)
    expect((await app.call('GET', '/auth/me', undefined, { token: old.id })).status).toBe(401)
    expect((await app.call('POST', '/auth/refresh-token', { RefreshToken: old.refresh })).status).toBe(401)
    expect((await app.login(email)).status).toBe(401)
    expect((await app.login(email, NEW)).status).toBe(201)
    expect((await submit(email, code)).body).toEqual(wrong)
  })

  it('answers unknown names alike, also the masked address', async () => {
    const { email } = await app.person({ role: 'CLIENT', rank: 4 })
    const known = await forgot(email)
    const unknown = await forgot('phantom@volant.test')
    expect(unknown).toEqual(known)
    expect(known.body.CodeDeliveryDetails).toEqual({
      Destination: 'p***@v***',
      DeliveryMedium: 'EMAIL',
      AttributeName: 'email',
    })
    expect((await submit('phantom@volant.test', '123456')).body).toEqual(wrong)
    expect((await submit(email, wrongOf((await app.mail(email))?.code ?? ''))).body).toEqual(wrong)
  })

  it.each([
    ['/auth/confirm-password-submit', { code: '123456', password: NEW }],
    ['/auth/confirm-account', { code: '123456' }],
  ])('gives one network sixty tries an hour at %s, whatever names it makes up', async (path, sent) => {
    const from = ip()
    const tries = Array.from({ length: 80 }, (_, n) =>
      app.call('POST', path, { username: `made-up-${n}@volant.test`, ...sent }, { ip: from }),
    )
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 429)).toHaveLength(20)
    expect((await app.call('POST', path, { username: 'made-up@volant.test', ...sent }, { ip: ip() })).status).toBe(400)
  })

  it('sends nothing to the unconfirmed and the disabled', async () => {
    const barred = await app.person({ role: 'DRIVER', rank: 0 }, { disabled: true })
    const status = 'FORCE_CHANGE_PASSWORD'
    const neverLetIn = await app.person({ role: 'DRIVER', rank: 0, status }, { disabled: true })
    app.clock.pass(3600)
    for (const { email } of [barred, neverLetIn]) {
      expect((await forgot(email)).status).toBe(201)
      expect(await app.mails(email)).toBe(0)
    }
    const unconfirmed = await app.person({ role: 'DRIVER', rank: 0, status: 'UNCONFIRMED' })
    await forgot(unconfirmed.email)
    expect(await app.mails(unconfirmed.email)).toBe(1)
  })

  it('sends five codes an hour and not a sixth', async () => {
    const { email } = await app.person({ role: 'CLIENT', rank: 4 })
    for (let n = 0; n < 7; n++) expect((await forgot(email)).status).toBe(201)
    expect(await app.mails(email)).toBe(5)
    const last = await app.mail(email)
    expect((await submit(email, last?.code ?? '')).status).toBe(201)
    app.clock.pass(3601)
    await forgot(email)
    expect(await app.mails(email)).toBe(6)
  })

  it.each([
    { role: 'CLIENT', rank: 4 },
    { role: 'CLIENT', rank: 6 },
    { role: 'ADMIN', rank: 2 },
    { role: 'DRIVER', rank: 0 },
  ] as const)('sends another temporary password to $role $rank who let the week of theirs go by', async (invited) => {
    const { email } = await app.person({ ...invited, status: 'FORCE_CHANGE_PASSWORD' })
    const known = await app.person({ role: 'CLIENT', rank: 4 })
    app.clock.pass(8 * 24 * 3600)
    expect((await app.login(email)).status).toBe(401)
    expect(await forgot(email)).toEqual(await forgot(known.email))
    const mail = await app.mail(email)
    expect((await app.login(email)).status).toBe(401)
    expect((await app.login(email, mail?.password)).body.ChallengeName).toBe('NEW_PASSWORD_REQUIRED')
    expect((await submit(email, '123456')).body).toEqual(wrong)
  })

  it('sends five temporary passwords an hour and not a sixth, also to who asks twice at once', async () => {
    const { email } = await app.person({ role: 'CLIENT', rank: 6, status: 'FORCE_CHANGE_PASSWORD' })
    await forgot(email)
    expect(await app.mails(email)).toBe(0)
    app.clock.pass(3600)
    for (let minute = 0; minute < 60; minute += 4) {
      const answers = await Promise.all([forgot(email), forgot(email)])
      expect(answers.map(({ status }) => status)).toEqual([201, 201])
      app.clock.pass(240)
    }
    expect(await app.mails(email)).toBe(5)
    const mail = await app.mail(email)
    expect((await app.login(email, mail?.password)).body.ChallengeName).toBe('NEW_PASSWORD_REQUIRED')
  })

  it('limits one address to twenty questions an hour', async () => {
    for (let n = 0; n < 20; n++) expect((await forgot(`n${n}@volant.test`, '192.0.2.1')).status).toBe(201)
    expect((await forgot('n@volant.test', '192.0.2.1')).status).toBe(429)
  })

  it('burns a code after five wrong tries, after an hour and when a newer one is sent', async () => {
    const { email } = await app.person({ role: 'CLIENT', rank: 4 })
    const first = await codeFor(email)
    const second = await codeFor(email)
    expect((await submit(email, first === second ? wrongOf(first) : first)).status).toBe(400)
    app.clock.pass(3601)
    expect((await submit(email, second)).status).toBe(400)
    const third = await codeFor(email)
    for (let n = 0; n < 5; n++) expect((await submit(email, wrongOf(third))).body).toEqual(wrong)
    expect((await submit(email, third)).body).toEqual(wrong)
  })

  it('refuses a weak password before it looks at the code', async () => {
    const { email } = await app.person({ role: 'CLIENT', rank: 4 })
    const code = await codeFor(email)
    const weak = await submit(email, code, 'weak')
    expect(weak.body.fields).toEqual([{ path: 'password', code: 'tooShort' }])
    expect((await submit('phantom@volant.test', code, 'weak')).body).toEqual(weak.body)
    expect((await submit(email, code)).status).toBe(201)
  })

  it('takes one of two, and one of twenty, right codes at once', async () => {
    for (const calls of [2, 20]) {
      const { email } = await app.person({ role: 'CLIENT', rank: 4 })
      const code = await codeFor(email)
      const answers = await Promise.all(Array.from({ length: calls }, () => submit(email, code)))
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
      expect(answers.filter(({ status }) => status === 400)).toHaveLength(calls - 1)
    }
  })
})

describe('an admin who helps with a password', () => {
  const ask = async (actor: string, username: string) =>
    app.call('POST', '/auth/admin-reset-password', { username }, { token: (await app.session(actor)).id })

  it('sends a code to lower ranks only', async () => {
    const superAdmin = await app.person({ role: 'ADMIN', rank: 1 })
    const peer = await app.person({ role: 'ADMIN', rank: 1 })
    const maintainer = await app.person({ role: 'ADMIN', rank: 2 })
    const support = await app.person({ role: 'ADMIN', rank: 3 })
    const owner = await app.person({ role: 'CLIENT', rank: 4 })
    const driver = await app.person({ role: 'DRIVER', rank: 0 })
    const cells = [
      [superAdmin, owner, 201],
      [superAdmin, maintainer, 201],
      [superAdmin, peer, 403],
      [maintainer, owner, 201],
      [maintainer, driver, 201],
      [maintainer, support, 403],
      [maintainer, superAdmin, 403],
      [support, owner, 403],
      [support, maintainer, 403],
      [owner, driver, 403],
      [driver, owner, 403],
    ] as const
    for (const [actor, target, status] of cells) expect((await ask(actor.email, target.email)).status).toBe(status)
    expect((await ask(maintainer.email, 'phantom@volant.test')).status).toBe(404)
    expect((await app.call('POST', '/auth/admin-reset-password', { username: owner.email })).status).toBe(401)
    expect((await app.login(owner.email, PASSWORD)).status).toBe(201)
    expect((await submit(owner.email, (await app.mail(owner.email))?.code ?? '')).status).toBe(201)
  })

  it('gives an invited person another week, by e-mail', async () => {
    const superAdmin = await app.person({ role: 'ADMIN', rank: 1 })
    const invited = await app.person({ role: 'ADMIN', rank: 3, status: 'FORCE_CHANGE_PASSWORD' })
    app.clock.pass(8 * 24 * 3600)
    expect((await app.login(invited.email)).status).toBe(401)
    expect((await ask(superAdmin.email, invited.email)).status).toBe(201)
    const mail = await app.mail(invited.email)
    expect((await app.login(invited.email, mail?.password)).body.ChallengeName).toBe('NEW_PASSWORD_REQUIRED')
  })
})

describe('an account to confirm', () => {
  const applied = () => app.person({ role: 'DRIVER', rank: 0, status: 'UNCONFIRMED' }, { confirmedByAlb: false })
  const confirm = (username: string, code: string) => app.call('POST', '/auth/confirm-account', { username, code })
  const resend = (username: string) => app.call('POST', '/auth/resend-confirmation-code', { username }, { ip: ip() })

  it('is confirmed with the e-mailed code, once', async () => {
    const { email } = await applied()
    const code = (await app.mail(email))?.code ?? ''
    expect((await confirm(email, wrongOf(code))).body).toEqual(wrong)
    expect((await confirm(email, code)).status).toBe(201)
    expect((await confirm(email, code)).body).toEqual(wrong)
    expect((await confirm('phantom@volant.test', code)).body).toEqual(wrong)
    expect((await app.login(email)).status).toBe(201)
  })

  it('is sent a fresh code, and nobody learns whether there was anything to send', async () => {
    const { email } = await applied()
    const before = (await app.mail(email))?.code ?? ''
    const known = await resend(email)
    expect(await resend('phantom@volant.test')).toEqual(known)
    expect(await app.mails(email)).toBe(2)
    const code = (await app.mail(email))?.code ?? ''
    expect((await confirm(email, before === code ? wrongOf(code) : before)).status).toBe(400)
    expect((await confirm(email, code)).status).toBe(201)
    await resend(email)
    expect(await app.mails(email)).toBe(2)
  })
})
