import { expect, it } from 'vitest'
import { applyResolver, EMPTY, toApplication, type ApplyValues } from './apply-values'

const FILLED: ApplyValues = {
  ...EMPTY,
  firstName: 'Ada',
  lastName: 'Neuve',
  email: 'ada@exemple.test',
  phoneNumber: '+33612345678',
  birthDate: new Date('1990-05-12'),
  address: { address: '8 rue Vauban', city: 'Lille', postalCode: '59000', country: 'FR' },
  drivingPermitNumber: '12AB',
  drivingLicenseDate: new Date('2010-06-01'),
  password: 'Livraison-42',
}
const faultsOf = async (values: ApplyValues) => {
  const { errors } = await applyResolver(values, undefined, { fields: {}, shouldUseNativeValidation: false })
  return Object.keys(errors)
}

it('takes an application whose questions are not all answered, without a company', async () => {
  expect(await faultsOf({ ...FILLED, mcqAnswers: { experience: undefined, gearbox: 'manual' } })).toEqual([])
})

it('names what is missing', async () => {
  expect(await faultsOf({ ...FILLED, birthDate: null, siret: '123' })).toEqual(['birthDate', 'siret'])
  expect(await faultsOf({ ...FILLED, address: EMPTY.address })).toEqual(['address'])
})

it('sends the keys of what was answered, whatever the language of the page', () => {
  const mcqAnswers = { experience: 'years', gearbox: null, availability: undefined }
  expect(toApplication({ ...FILLED, mcqAnswers }).mcqAnswers).toEqual({ experience: 'years' })
})
