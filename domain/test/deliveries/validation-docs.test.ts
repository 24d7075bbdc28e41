import { describe, expect, it } from 'vitest'
import { DOCUMENTS_MAX } from '../../src/deliveries/schema'
import { fileDocuments, type SentDoc, type ValidationDoc } from '../../src/deliveries/validation-docs'

const ADMIN = { role: 'ADMIN' } as const
const DRIVER = { role: 'DRIVER' } as const
const doc = (key: string, more: Partial<ValidationDoc> = {}): ValidationDoc => ({
  key,
  name: `${key}.pdf`,
  label: null,
  type: null,
  deleted: false,
  ...more,
})
const report = doc('pv', { label: 'PV', type: 'PV' })
const OWN = new Set(['new', 'other'])
const filed = (sent: SentDoc[], current = [report, doc('cert')], who: { role: 'ADMIN' | 'DRIVER' } = ADMIN) =>
  fileDocuments(who, current, sent, OWN)
const sent = ({ key, name }: ValidationDoc): SentDoc => ({ key, name })

describe('validation documents that are filed', () => {
  it('adds one, and leaves those it does not name alone', () => {
    expect(filed([{ key: 'new', name: 'Bon.pdf', type: 'BON' }])).toEqual({
      ok: true,
      docs: [report, doc('cert'), doc('new', { name: 'Bon.pdf', type: 'BON' })],
    })
  })

  it('renames by key; what is not said stays, what is null goes', () => {
    expect(filed([{ key: 'pv', name: 'PV signé' }])).toMatchObject({
      docs: [{ ...report, name: 'PV signé' }, doc('cert')],
    })
    expect(filed([{ key: 'pv', name: 'PV signé', label: null }])).toMatchObject({
      docs: [{ ...report, name: 'PV signé', label: null }, doc('cert')],
    })
  })

  it('takes one away and brings it back', () => {
    const away = filed([{ ...sent(report), deleted: true }])
    expect(away).toMatchObject({ docs: [{ ...report, deleted: true }, doc('cert')] })
    expect(filed([sent(report)], [{ ...report, deleted: true }])).toMatchObject({ docs: [report] })
  })

  it('keeps no trace of what was added and taken away at once', () => {
    expect(filed([{ key: 'new', name: 'x', deleted: true }], [])).toEqual({ ok: true, docs: [] })
  })

  it('takes no key of somebody else, and none twice', () => {
    expect(
      filed([
        { key: 'new', name: 'a' },
        { key: 'theirs', name: 'b' },
      ]),
    ).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ path: 'validationDocs.1.key', code: 'invalid' }],
    })
    expect(filed([{ key: 'theirs', name: 'b', deleted: true }])).toMatchObject({ code: 'BAD_USER_INPUT' })
    expect(
      filed([
        { key: 'new', name: 'a' },
        { key: 'new', name: 'b' },
      ]),
    ).toMatchObject({
      fields: [{ path: 'validationDocs.1.key', code: 'notAllowed' }],
    })
  })

  it('holds thirty; removed ones do not count', () => {
    const many = Array.from({ length: DOCUMENTS_MAX }, (_, index) => doc(`d${index}`))
    const one = [{ key: 'new', name: 'a' }]
    expect(filed(one, many)).toMatchObject({ fields: [{ path: 'validationDocs', code: 'tooLong' }] })
    expect(filed(one, [{ ...many[0]!, deleted: true }, ...many.slice(1)])).toMatchObject({ ok: true })
  })

  it('lets a driver add the signed report, whatever they call it, beside an unchanged list', () => {
    const list = [report, doc('cert')]
    expect(filed([sent(report), { key: 'new', name: 'PV.jpg', type: 'other' }], list, DRIVER)).toEqual({
      ok: true,
      docs: [...list, doc('new', { name: 'PV.jpg', type: 'PV' })],
    })
  })

  it.each<SentDoc>([
    { key: 'cert', name: 'another name' },
    { key: 'cert', name: 'cert.pdf', deleted: true },
    { key: 'cert', name: 'cert.pdf', type: 'PV' },
  ])('lets a driver change none that is there: %j', (change) => {
    expect(filed([change], undefined, DRIVER)).toEqual({ ok: false, code: 'FORBIDDEN', reason: 'WRONG_ROLE' })
  })
})
