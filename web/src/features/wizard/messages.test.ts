import { ui as english } from '@volant/contract/words/en/ui'
import { ui as french } from '@volant/contract/words/fr/ui'
import type { FieldError } from '@volant/domain/kernel/errors'
import { addDays } from 'date-fns'
import { describe, expect, it } from 'vitest'
import { clientValues, judgeCreation, type ClientValues } from './client/values'
import { judgeFinish } from './finish/values'
import { judgeJourney } from './journey/values'
import { judgeRestitution } from './restitution/values'

const owner = {
  id: '01a1fc7d-b9f9-71ce-b933-86799e86747f',
  firstName: 'Claire',
  lastName: 'Fontaine',
  email: 'claire@horizon.test',
  phone: '+33612345678',
  organization: { name: 'Horizon', slug: 'horizon' },
}
const day = (plus: number) => addDays(new Date(), plus).toISOString()
const client: ClientValues = {
  ...clientValues(undefined, owner, 'fr'),
  clientFirstName: 'Camille',
  clientLastName: 'Laurent',
  clientEmail: 'camille@exemple.fr',
  carAvailabilityDate: day(1),
  carPickUpDate: day(2),
  carDeliveryDeadline: day(3),
}
const creation = (change: Partial<ClientValues>) => judgeCreation({ ...client, ...change }, 'STANDARD', owner, false)

const place = {
  address: '3 place Bellecour',
  city: 'Lyon',
  postalCode: '69002',
  country: 'FR',
  latitude: 45.7578,
  longitude: 4.832,
  place_id: 'gz:FR:69382:69002',
} as const
const car = { vin: '', vehicleCode: 'GA-217-KF', marque: 'Renault', model: 'Clio', carType: 'A', type: 'GAS' } as const
const journey = (change: object) => judgeJourney({ fromAddress: place, toAddress: place, vehicles: [car], ...change })
const within = (part: object) => journey({ toAddress: { ...place, ...part } })
const vehicle = (part: object) => journey({ vehicles: [{ ...car, ...part }] })
const back = { twoWayDeliverType: 'EXCHANGE' as const, toReturnFromAddress: place, toReturnToAddress: place }
const restitution = (change: object) => judgeRestitution({ ...back, vehicles: [car, car], ...change })
const finish = (change: object) => judgeFinish({ docs: [], category: 'STANDARD', options: [], comment: '', ...change })

const REQUIRED = ['Ce champ est requis', 'This field is required'] as const
const PAST = ['La date ne peut pas être dans le passé', "The date can't be in the past"] as const
const LATER = ['La date doit être postérieure à la précédente', 'The date must be later than the previous one'] as const
const LONG = ['Trop long', 'Too long'] as const

const cases: readonly (readonly [string, readonly FieldError[], string, readonly [string, string]])[] = [
  ['no first name', creation({ clientFirstName: ' ' }), 'clientFirstName', REQUIRED],
  ['no last name', creation({ clientLastName: '' }), 'clientLastName', REQUIRED],
  ['no e-mail', creation({ clientEmail: '' }), 'clientEmail', REQUIRED],
  [
    'a wrong e-mail',
    creation({ clientEmail: 'camille@' }),
    'clientEmail',
    ["L'adresse e-mail est invalide", 'The email address is invalid'],
  ],
  [
    'a wrong phone number',
    creation({ clientPhone: '12' }),
    'clientPhone',
    ['Le numéro de téléphone est invalide', 'The phone number is invalid'],
  ],
  ['no phone number of the representative', creation({ representativePhone: '' }), 'representativePhone', REQUIRED],
  ['no representative', judgeCreation(client, 'OKM', undefined, false), 'representativeId', REQUIRED],
  ['no availability', creation({ carAvailabilityDate: undefined }), 'carAvailabilityDate', REQUIRED],
  ['no pick-up', creation({ carPickUpDate: undefined }), 'carPickUpDate', REQUIRED],
  ['no deadline', creation({ carDeliveryDeadline: undefined }), 'carDeliveryDeadline', REQUIRED],
  ['a past availability', creation({ carAvailabilityDate: day(-1) }), 'carAvailabilityDate', PAST],
  ['a past pick-up', creation({ carPickUpDate: day(-1) }), 'carPickUpDate', PAST],
  ['a past deadline', creation({ carDeliveryDeadline: day(-1) }), 'carDeliveryDeadline', PAST],
  [
    'a pick-up before the availability',
    creation({ carAvailabilityDate: day(3), carDeliveryDeadline: day(4) }),
    'carPickUpDate',
    LATER,
  ],
  ['a deadline before the pick-up', creation({ carPickUpDate: day(4) }), 'carDeliveryDeadline', LATER],
  ['no departure', journey({ fromAddress: undefined }), 'fromAddress', REQUIRED],
  ['no arrival', journey({ toAddress: undefined }), 'toAddress', REQUIRED],
  ['no city', within({ city: '' }), 'toAddress.city', REQUIRED],
  ['no postal code', within({ postalCode: '' }), 'toAddress.postalCode', REQUIRED],
  ['no street', within({ address: '' }), 'toAddress.address', REQUIRED],
  ['no country', within({ country: undefined }), 'toAddress.country', REQUIRED],
  ['no coordinates', within({ latitude: undefined }), 'toAddress.latitude', REQUIRED],
  ['no plate', vehicle({ vehicleCode: '' }), 'vehicles.0.vehicleCode', REQUIRED],
  ['no make', vehicle({ marque: '' }), 'vehicles.0.marque', REQUIRED],
  ['no model', vehicle({ model: '' }), 'vehicles.0.model', REQUIRED],
  [
    'no place to fetch the second vehicle',
    restitution({ toReturnFromAddress: undefined }),
    'toReturnFromAddress',
    REQUIRED,
  ],
  ['no place to bring it to', restitution({ toReturnToAddress: undefined }), 'toReturnToAddress', REQUIRED],
  [
    'no plate of the second vehicle',
    restitution({ vehicles: [car, { ...car, vehicleCode: '' }] }),
    'vehicles.1.vehicleCode',
    REQUIRED,
  ],
  ['too long a comment', finish({ comment: 'x'.repeat(2001) }), 'comment', LONG],
]

describe('the wizard says', () => {
  it.each(cases)('%s, in both languages', (_what, faults, path, [inFrench, inEnglish]) => {
    const codes = [...new Set(faults.filter((fault) => fault.path === path).map(({ code }) => code))]
    expect(codes.map((code) => french.field[code])).toEqual([inFrench])
    expect(codes.map((code) => english.field[code])).toEqual([inEnglish])
  })
})
