import { expect, it } from 'vitest'
import { faultOf, filingOf } from './paper'

const MEGABYTE = 1024 * 1024
const pdf = { type: 'application/pdf', size: MEGABYTE }

it.each([
  [pdf, undefined],
  [{ ...pdf, size: 10 * MEGABYTE }, undefined],
  [{ ...pdf, size: 10 * MEGABYTE + 1 }, 'size'],
  [{ ...pdf, type: 'text/plain' }, 'type'],
  [{ ...pdf, type: '' }, 'type'],
])('a chosen file is a PDF that is not too large: %o', (file, fault) => {
  expect(faultOf(file)).toBe(fault)
})

it.each([
  ['image/jpeg', 'PV.jpg'],
  ['application/pdf', 'PV.pdf'],
])('a report as %s is filed as a paper of the mission, under the name %s', (type, name) => {
  const paper = new Blob(['x'], { type })
  expect(filingOf('m', paper, 'local:1')).toEqual({
    call: { kind: 'report', key: 'local:1', name },
    files: [
      {
        ref: 'local:1',
        blob: paper,
        fileName: name,
        metadata: { module: 'delivery', deliveryId: 'm', kind: 'validationDoc' },
      },
    ],
  })
})
