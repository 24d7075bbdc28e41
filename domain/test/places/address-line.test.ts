import { expect, it } from 'vitest'
import { addressLine } from '../../src/places/address-line'

it.each([
  ['12 rue des Lilas', '69003', 'Lyon', '12 rue des Lilas, 69003 Lyon'],
  ['10 rue de Versailles', '78000', 'Versailles', '10 rue de Versailles, 78000 Versailles'],
  ['3 rue de l’Europe', '76260', 'Eu', '3 rue de l’Europe, 76260 Eu'],
  ['Gare de Lyon', '75012', 'Paris', 'Gare de Lyon, 75012 Paris'],
  ['10 rue de Versailles', null, 'Versailles', '10 rue de Versailles, Versailles'],
  ['12 rue des Lilas, Lyon', '69003', 'Lyon', '12 rue des Lilas, Lyon'],
  ['12 rue des Lilas, 69003 Lyon', '69003', 'Lyon', '12 rue des Lilas, 69003 Lyon'],
  ['12 rue des Lilas 69003 LYON', '69003', 'Lyon', '12 rue des Lilas 69003 LYON'],
  [
    '1 place Hôtel de Ville, 42000 SAINT ETIENNE',
    '42000',
    'Saint-Étienne',
    '1 place Hôtel de Ville, 42000 SAINT ETIENNE',
  ],
  ['12 rue des Lilas, 69003 Lyon, France', '69003', 'Lyon', '12 rue des Lilas, 69003 Lyon, France'],
  ['12 rue des Lilas, 69003 Lyonnais', '69003', 'Lyon', '12 rue des Lilas, 69003 Lyonnais, 69003 Lyon'],
  ['Versailles', '78000', 'Versailles', 'Versailles'],
  ['12 rue des Lilas', '69003', null, '12 rue des Lilas, 69003'],
  ['12 rue des Lilas, 69003', '69003', null, '12 rue des Lilas, 69003'],
  ['12 rue des Lilas', null, null, '12 rue des Lilas'],
  [null, '69003', 'Lyon', '69003 Lyon'],
  ['', null, 'Lyon', 'Lyon'],
  [null, null, null, ''],
])('%s, %s, %s is written %s', (address, postalCode, city, line) => {
  expect(addressLine({ address, postalCode, city })).toBe(line)
})
