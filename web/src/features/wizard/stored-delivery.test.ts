import { describe, expect, it } from 'vitest'
import { placeText, carText, clientPart, deliveryParts, journeyPart } from './aside/parts'
import { representativeOf } from './client/representative'
import { clientValues, judgeClientEdit, toClientEdit } from './client/values'
import type { WizardDelivery } from './wizard-queries'
import { categoriesOf, finishValues, judgeFinish, toFinish, uploaded } from './finish/values'
import { journeyValues, judgeJourney, toJourney } from './journey/values'
import { vehicleValues } from './journey/vehicle-values'
import { restitutionValues } from './restitution/values'

const NOW = new Date('2026-05-12T08:00:00Z')
const inDays = (count: number) => new Date(NOW.getTime() + count * 86_400_000).toISOString()

const PARIS = {
  address: '12 rue de la Paix',
  addressPrecision: 'Porte B',
  city: 'Paris',
  postalCode: '75002',
  country: 'FR',
  latitude: 48.869,
  longitude: 2.331,
  place_id: 'gz:FR:75102:75002',
}
const LYON = {
  ...PARIS,
  address: '4 place Bellecour',
  city: 'Lyon',
  postalCode: '69002',
  place_id: 'gz:FR:69382:69002',
}
const CLIO = {
  id: '01a1fc70-359e-742c-a5d3-416a85db41e3',
  vin: 'VF3',
  vehicleCode: 'GA-217-KF',
  marque: 'Renault',
  model: 'Clio',
  carType: 'B',
  type: 'HYBRID',
  toRetrieve: false,
} as const
/** The row that a new delivery begins with. */
const BLANK = { ...CLIO, vin: null, vehicleCode: null, marque: null, model: null, carType: 'A', type: 'GAS' } as const
const DOCUMENT = { label: 'Carte grise', name: 'cg.pdf', key: 'Docs/cg.pdf', type: 'CG', url: null, deleted: false }

/** A delivery with every optional field. */
const WHOLE: WizardDelivery = {
  id: '01a1fc70-359e-742c-a5d3-416a85db41e2',
  publicId: '100042',
  type: 'TWO_WAY_DELIVERY',
  status: 'REQUESTED',
  version: 3,
  allowedActions: ['EDIT'],
  twoWayDeliverType: 'TO_RETURN',
  category: 'EXPRESS',
  clientStatus: 'PRIVATE',
  language: 'en',
  carAvailabilityDate: inDays(1),
  carPickUpDate: inDays(1.25),
  carDeliveryDeadline: inDays(1.5),
  clientFinalPrice: null,
  clientFirstName: 'Camille',
  clientLastName: 'Laurent',
  clientEmail: 'camille@exemple.fr',
  clientPhone: '+33612345678',
  clientCompany: 'Laurent SARL',
  clientSiret: '40483304800022',
  clientDrivingLicenceNumber: '12AB',
  representativeId: 'r1',
  representativeFirstName: 'Claire',
  representativeLastName: 'Fontaine',
  representativeEmail: 'claire@horizon.test',
  representativePhone: '+33687654321',
  representativeCompany: 'Horizon Paris',
  comment: 'Sonner deux fois',
  options: [{ id: '000' }],
  docs: [DOCUMENT],
  organization: { name: 'Horizon', slug: 'horizon' },
  fromAddress: PARIS,
  toAddress: LYON,
  toReturnFromAddress: LYON,
  toReturnToAddress: PARIS,
  vehicles: [CLIO, { ...CLIO, id: '01a1fc70-359e-742c-a5d3-416a85db41e4', toRetrieve: true, model: 'Zoé' }],
}

/** The same with the required fields only. */
const BARE: WizardDelivery = {
  ...WHOLE,
  type: 'STANDARD',
  twoWayDeliverType: null,
  category: 'STANDARD',
  clientStatus: 'PROFESSIONAL',
  language: 'fr',
  carAvailabilityDate: null,
  carPickUpDate: null,
  carDeliveryDeadline: null,
  clientFirstName: null,
  clientLastName: null,
  clientEmail: null,
  clientPhone: null,
  clientCompany: null,
  clientSiret: null,
  clientDrivingLicenceNumber: null,
  representativeId: null,
  representativeFirstName: null,
  representativeLastName: null,
  representativeEmail: null,
  representativePhone: null,
  representativeCompany: null,
  comment: null,
  options: [],
  docs: [],
  organization: null,
  fromAddress: null,
  toAddress: null,
  toReturnFromAddress: null,
  toReturnToAddress: null,
  vehicles: [BLANK],
}

describe('the first step, filled from a stored delivery', () => {
  it('has the stored values', () => {
    const { clientFirstName, clientPhone, clientCompany, clientSiret, clientDrivingLicenceNumber } = WHOLE
    expect(clientValues(WHOLE, undefined, 'fr')).toEqual({
      clientFirstName,
      clientLastName: 'Laurent',
      clientEmail: 'camille@exemple.fr',
      clientPhone,
      clientCompany,
      clientSiret,
      clientDrivingLicenceNumber,
      clientStatus: 'PRIVATE',
      language: 'en',
      representativeId: 'r1',
      representativePhone: '+33687654321',
      carAvailabilityDate: WHOLE.carAvailabilityDate,
      carPickUpDate: WHOLE.carPickUpDate,
      carDeliveryDeadline: WHOLE.carDeliveryDeadline,
    })
  })

  it('is empty where nothing is stored, with the representative as default', () => {
    const empty = {
      clientFirstName: '',
      clientLastName: '',
      clientEmail: '',
      clientPhone: '',
      clientCompany: '',
      clientSiret: '',
      clientDrivingLicenceNumber: '',
      clientStatus: 'PROFESSIONAL',
      language: 'fr',
    }
    expect(clientValues(BARE, undefined, 'fr')).toEqual({ ...empty, representativePhone: '' })
    expect(clientValues(undefined, representativeOf(WHOLE), 'fr')).toEqual({
      ...empty,
      representativeId: 'r1',
      representativePhone: '+33687654321',
    })
  })

  it('sends blank fields as null, and dates as instants', () => {
    const values = clientValues(WHOLE, undefined, 'fr')
    const blank = { clientPhone: ' ', clientCompany: '', clientSiret: '', clientDrivingLicenceNumber: '' }
    expect(toClientEdit({ ...values, ...blank }, WHOLE, false)).toMatchObject({
      clientFirstName: 'Camille',
      clientStatus: 'PRIVATE',
      clientPhone: null,
      clientCompany: null,
      clientSiret: null,
      clientDrivingLicenceNumber: null,
      carAvailabilityDate: WHOLE.carAvailabilityDate,
    })
    expect(toClientEdit({ ...values, clientCompany: ' A ' }, WHOLE, false).clientCompany).toBe('A')
  })

  it('accepts stored dates, and validates changed ones', () => {
    const past = {
      ...WHOLE,
      carAvailabilityDate: '2020-01-01T00:00:00.000Z',
      carPickUpDate: '2020-01-02T00:00:00.000Z',
    }
    const stored = { ...past, carDeliveryDeadline: '2020-01-03T00:00:00.000Z' }
    const values = clientValues(stored, undefined, 'fr')
    expect(judgeClientEdit(values, stored, false)).toEqual([])
    expect(judgeClientEdit({ ...values, carPickUpDate: '2020-01-02T01:00:00.000Z' }, stored, false)).toEqual([
      { path: 'carPickUpDate', code: 'disablePast' },
    ])
    expect(judgeClientEdit({ ...values, carPickUpDate: undefined }, stored, false)).toEqual([
      { path: 'carPickUpDate', code: 'required' },
    ])
    expect(judgeClientEdit({ ...values, clientFirstName: '' }, stored, false)).toEqual([
      { path: 'clientFirstName', code: 'required' },
    ])
  })
})

describe('the representative of a stored delivery', () => {
  it('has its values', () => {
    expect(representativeOf(WHOLE)).toEqual({
      id: 'r1',
      firstName: 'Claire',
      lastName: 'Fontaine',
      email: 'claire@horizon.test',
      phone: '+33687654321',
      organization: { name: 'Horizon', slug: 'horizon' },
    })
  })

  it('has empty texts for missing values, and the company where there is no organisation', () => {
    const nobody = { id: '', firstName: '', lastName: '', email: '', phone: null, organization: { name: '', slug: '' } }
    expect(representativeOf(BARE)).toEqual(nobody)
    expect(representativeOf({ ...BARE, representativeCompany: 'Horizon Paris' }).organization.name).toBe(
      'Horizon Paris',
    )
  })
})

describe('the journey, filled from a stored delivery', () => {
  it('has both places and the first vehicle', () => {
    const { toRetrieve: _, ...car } = CLIO
    expect(journeyValues(WHOLE)).toEqual({ fromAddress: PARIS, toAddress: LYON, vehicles: [car] })
    expect(judgeJourney(journeyValues(WHOLE))).toEqual([])
  })

  it('requires both places and the vehicle when they are missing', () => {
    const empty = journeyValues(BARE)
    expect(empty).toEqual({
      fromAddress: undefined,
      toAddress: undefined,
      vehicles: [{ id: BLANK.id, vin: '', vehicleCode: '', marque: '', model: '', carType: 'A', type: 'GAS' }],
    })
    expect(judgeJourney(empty).map(({ path }) => path)).toEqual([
      'fromAddress',
      'toAddress',
      'vehicles.0.vehicleCode',
      'vehicles.0.marque',
      'vehicles.0.model',
    ])
  })

  it('starts with the only vehicle that the organisation usually sends, where the stored row is blank', () => {
    const zoe = { marque: 'Renault', model: 'Zoé', carType: 'B', type: 'ELECTRIC' } as const
    expect(journeyValues(BARE, [zoe]).vehicles).toEqual([{ id: BLANK.id, vin: '', vehicleCode: '', ...zoe }])
    expect(restitutionValues({ ...BARE, vehicles: [CLIO, BLANK] }, [zoe]).vehicles[1]).toMatchObject(zoe)
    expect(journeyValues(WHOLE, [zoe])).toEqual(journeyValues(WHOLE))
  })

  it('drops places without coordinates and countries that are not served', () => {
    for (const nowhere of [{ latitude: null }, { longitude: null }])
      expect(journeyValues({ ...WHOLE, fromAddress: { ...PARIS, ...nowhere } }).fromAddress).toBeUndefined()
    const abroad = { ...PARIS, country: 'US', address: null, city: null, postalCode: null }
    expect(journeyValues({ ...WHOLE, fromAddress: abroad }).fromAddress).toEqual({
      ...abroad,
      address: undefined,
      city: undefined,
      postalCode: undefined,
      country: undefined,
    })
  })

  it('sends blank notes and numbers as null', () => {
    const [vehicle] = journeyValues(WHOLE).vehicles
    const sent = toJourney({
      ...journeyValues(WHOLE),
      fromAddress: { ...journeyValues(WHOLE).fromAddress, addressPrecision: ' ' },
      toAddress: undefined,
      vehicles: vehicle ? [{ ...vehicle, vin: ' ' }] : [],
    })
    expect(sent).toMatchObject({
      fromAddress: { addressPrecision: null },
      toAddress: undefined,
      vehicles: [{ vin: null }],
    })
    expect(toJourney(journeyValues(WHOLE))).toMatchObject({
      fromAddress: { addressPrecision: 'Porte B' },
      vehicles: [{ vin: 'VF3' }],
    })
  })
})

describe('the restitution, filled from a stored delivery', () => {
  it('has both places and both vehicles', () => {
    expect(restitutionValues(WHOLE)).toEqual({
      twoWayDeliverType: 'TO_RETURN',
      toReturnFromAddress: LYON,
      toReturnToAddress: PARIS,
      vehicles: [vehicleValues(WHOLE, 0), vehicleValues(WHOLE, 1)],
    })
    expect(restitutionValues(WHOLE).vehicles.map(({ model }) => model)).toEqual(['Clio', 'Zoé'])
  })

  it('is an exchange by default', () => {
    expect(restitutionValues(BARE)).toMatchObject({ twoWayDeliverType: 'EXCHANGE', toReturnFromAddress: undefined })
  })
})

describe('the last step, filled from a stored delivery', () => {
  const stored = { ...WHOLE, type: 'STANDARD' } as const

  it('has the documents with a file', () => {
    const { deleted: _, ...document } = { ...DOCUMENT, url: '/files/Docs/cg.pdf' }
    const docs = [DOCUMENT, { ...DOCUMENT, deleted: true }, { ...DOCUMENT, key: null }]
    expect(finishValues({ ...stored, docs }, NOW)).toEqual({
      docs: [document],
      category: 'EXPRESS',
      options: ['000'],
      comment: 'Sonner deux fois',
    })
    expect(uploaded('Docs/a.pdf', 'a.pdf', undefined)).toEqual({
      label: 'a.pdf',
      name: 'a.pdf',
      key: 'Docs/a.pdf',
      url: '/files/Docs/a.pdf',
    })
    expect(uploaded('Docs/a.pdf', 'a.pdf', 'Assurance').label).toBe('Assurance')
  })

  it('offers a category that the deadline still allows', () => {
    expect(categoriesOf(stored, NOW)).toEqual(['STANDARD', 'EXPRESS', 'OKM'])
    expect(categoriesOf(BARE, NOW)).toEqual(['STANDARD', 'OKM'])
    expect(finishValues({ ...stored, carDeliveryDeadline: inDays(9) }, NOW).category).toBe('STANDARD')
    expect(finishValues({ ...stored, type: 'OKM' }, NOW).category).toBe('OKM')
    expect(finishValues(BARE, NOW)).toEqual({ docs: [], category: 'STANDARD', options: [], comment: '' })
  })

  it('sends the documents only when they changed', () => {
    const values = finishValues(stored, NOW)
    expect(toFinish({ ...values, comment: ' ' }, stored)).toEqual({
      category: 'EXPRESS',
      options: ['000'],
      comment: null,
    })
    expect(toFinish({ ...values, docs: [], comment: ' Oui ' }, stored)).toMatchObject({ docs: [], comment: 'Oui' })
  })

  it('is validated by the rules of an edit', () => {
    const values = finishValues(stored, NOW)
    expect(judgeFinish(values)).toEqual([])
    expect(judgeFinish({ ...values, options: ['999'], comment: 'x'.repeat(2001) })).toEqual([
      { path: 'options.0', code: 'notAllowed' },
      { path: 'comment', code: 'tooLong' },
    ])
  })
})

describe('the summary', () => {
  it('shows the stored values', () => {
    const journey = ['12 rue de la Paix, 75002 Paris', '4 place Bellecour, 69002 Lyon']
    expect(deliveryParts(WHOLE)).toEqual({
      customer: ['Camille Laurent', 'camille@exemple.fr'],
      representative: ['Claire Fontaine', 'Horizon'],
      dates: { available: WHOLE.carAvailabilityDate, pickUp: WHOLE.carPickUpDate, deadline: WHOLE.carDeliveryDeadline },
      journey,
      restitution: journey.toReversed(),
      vehicles: ['Renault · Clio · GA-217-KF', 'Renault · Zoé · GA-217-KF'],
    })
  })

  it('marks missing parts, and has no restitution one way', () => {
    expect(deliveryParts({ ...BARE, vehicles: [{ ...CLIO, marque: ' ', model: null, vehicleCode: '' }] })).toEqual({
      customer: [],
      representative: [],
      dates: { available: null, pickUp: null, deadline: null },
      journey: [undefined, undefined],
      vehicles: [],
    })
  })

  it('shows one date when all three are equal', () => {
    const at = inDays(3)
    const dates = { carAvailabilityDate: at, carPickUpDate: at, carDeliveryDeadline: at }
    expect(deliveryParts({ ...WHOLE, ...dates }).dates).toEqual({ available: null, pickUp: null, deadline: at })
  })

  it('follows the input of the first step', () => {
    const values = clientValues(WHOLE, undefined, 'fr')
    expect(clientPart(values, representativeOf(WHOLE), false)).toEqual({
      customer: ['Camille Laurent', 'camille@exemple.fr'],
      representative: ['Claire Fontaine', 'Horizon'],
      dates: { available: WHOLE.carAvailabilityDate, pickUp: WHOLE.carPickUpDate, deadline: WHOLE.carDeliveryDeadline },
    })
    expect(clientPart(values, undefined, true)).toMatchObject({
      representative: [],
      dates: { available: null, pickUp: null, deadline: WHOLE.carDeliveryDeadline },
    })
  })

  it('shows the known parts of places and cars', () => {
    expect(placeText(undefined)).toBeUndefined()
    expect(placeText({ address: '12 rue de la Paix' })).toBeUndefined()
    expect(placeText({ city: 'Lyon' })).toBe('Lyon')
    expect(carText({ marque: 'Renault', model: null, vehicleCode: 'GA-217-KF' })).toBe('Renault · GA-217-KF')
    expect(journeyPart(undefined, { city: 'Lyon', postalCode: '69002' })).toEqual({
      journey: [undefined, '69002 Lyon'],
    })
  })
})
