import { expect, it } from 'vitest'
import { shownDocuments } from '../../src/deliveries/documents'

const blank = { type: 'PV', url: null }
const permit = { type: null, url: '/files/permit' }
const removed = { type: null, url: '/files/old', deleted: true }
const signed = { type: 'PV', url: '/files/signed' }

it('shows the report to come until a signed one is there', () => {
  expect(shownDocuments([blank, permit, removed], [])).toEqual([blank, permit])
  expect(shownDocuments([blank, permit, removed], [signed])).toEqual([permit])
  expect(shownDocuments([blank], [{ ...signed, deleted: true }])).toEqual([blank])
  expect(shownDocuments([blank], [{ type: 'OTHER', url: '/files/x' }])).toEqual([blank])
})

it('keeps what was uploaded, whatever was signed', () => {
  expect(shownDocuments([signed, permit], [signed])).toEqual([signed, permit])
})
