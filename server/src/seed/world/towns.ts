import { COUNTRIES } from '@volant/domain/places/countries'
import type { Country } from '@volant/domain/places/countries'
import type { EmbeddedPlaces } from '../../platform/maps/embedded-places'
import type { Random } from '../random'

/** Where cars come from and go to, as a person types it into the address field. */
const TYPED = `12 rue de Rivoli, 75004 Paris|48 avenue de la Grande Armée, 75017 Paris|7 rue des Pyrénées, 75020 Paris
27 avenue Jean Jaurès, 92150 Suresnes|5 boulevard de la Défense, 92000 Nanterre|14 rue du Landy, 93400 Saint-Ouen-sur-Seine
3 avenue des Frères Lumière, 78190 Trappes|21 rue de la Tour, 94150 Rungis|9 rue Ampère, 91300 Massy|2 allée des Platanes, 77184 Émerainville
18 route de Paris, 95500 Gonesse|66 rue de Marseille, 69007 Lyon|4 place Bellecour, 69002 Lyon|30 avenue du Progrès, 69680 Chassieu
102 avenue du Prado, 13008 Marseille|15 chemin de la Madrague, 13015 Marseille|8 rue Vauban, 59000 Lille|55 rue de Tournai, 59200 Tourcoing
11 quai des Chartrons, 33000 Bordeaux|24 avenue de la Somme, 33700 Mérignac|6 rue d'Alsace-Lorraine, 31000 Toulouse
19 chemin de Garric, 31200 Toulouse|33 boulevard Jean Monnet, 44000 Nantes|12 rue du Leinster, 44240 La Chapelle-sur-Erdre
40 route du Rhin, 67100 Strasbourg|16 avenue Victor Hugo, 06000 Nice|3 rue de l'Industrie, 06110 Le Cannet|28 rue de Châteaugiron, 35000 Rennes
5 rue Lamarck, 80000 Amiens|71 avenue de Champagne, 51100 Reims|9 boulevard de Strasbourg, 21000 Dijon|14 rue des Alliés, 38100 Grenoble
22 avenue de Toulouse, 34000 Montpellier|47 route d'Orléans, 37000 Tours|10 rue du Faubourg Bannier, 45000 Orléans|31 rue de Metz, 54000 Nancy
2 rue aux Arènes, 57000 Metz|8 cours Fauriel, 42000 Saint-Étienne|17 avenue du Puy-de-Dôme, 63000 Clermont-Ferrand
26 rue de la République, 76000 Rouen|13 rue de Bayeux, 14000 Caen|20 rue de Brest, 29000 Quimper|64 rue Bressigny, 49000 Angers
38 avenue de Muret, 87000 Limoges|7 avenue du 8 Mai, 64000 Pau|15 rue de Belfort, 25000 Besançon|52 route de Lyon, 71000 Mâcon
4 avenue de Tarascon, 84000 Avignon|29 rue de Verdun, 11000 Carcassonne|6 quai Vauban, 66000 Perpignan`
const TYPED_ABROAD = `120 avenue Louise, 1050 Ixelles|5 rue de Hollerich, 1741 Luxembourg|2 avenue de la Costa, 98000 Monaco
14 chaussée de Charleroi, 1060 Saint-Gilles|33 rue de Fer, 5000 Namur|8 boulevard d'Avroy, 4000 Liège|21 Grand-Place, 7000 Mons
18 rue de l'Alzette, 4010 Esch-sur-Alzette|11 boulevard des Moulins, 98000 Monaco`

const GERMAN = [
  ['Bahnhofstraße 14', 'Saarbrücken', '66111', 49.2354, 6.9965],
  ['Hauptstraße 52', 'Kehl', '77694', 48.5731, 7.809],
  ['Kaiserallee 9', 'Karlsruhe', '76133', 49.0069, 8.3837],
  ['Basler Straße 30', 'Freiburg im Breisgau', '79100', 47.985, 7.838],
] as const

/** An address as the wizard sends it. */
export interface Spot {
  readonly address: string
  readonly city: string
  readonly postalCode: string
  readonly country: Country
  readonly latitude: number
  readonly longitude: number
  readonly place_id?: string
}

async function find(places: EmbeddedPlaces, typed: string, random: Random): Promise<Spot> {
  const [best] = await places.autocomplete(typed)
  const place = best && (await places.resolve(best.place_id))
  if (!place) throw new Error(`the gazetteer does not know ${typed}`)
  const { isInIdf: _isInIdf, country: code, ...rest } = place
  const country = COUNTRIES.find((one) => one === code)
  if (!country) throw new Error(`no car is fetched or brought in ${code}`)
  // the gazetteer knows where a town is, not a street: two streets of a town stand apart on the map all the same
  const near = (degrees: number) => Number((degrees + random.between(-0.012, 0.012)).toFixed(5))
  return {
    ...rest,
    country,
    latitude: near(rest.latitude),
    longitude: country === 'MC' ? rest.longitude : near(rest.longitude),
  }
}

const lines = (text: string) => text.split(/[|\n]/)

export interface Towns {
  readonly french: readonly Spot[]
  readonly abroad: readonly Spot[]
}

export async function findTowns(places: EmbeddedPlaces, random: Random): Promise<Towns> {
  const french: Spot[] = []
  for (const typed of lines(TYPED)) french.push(await find(places, typed, random))
  const abroad: Spot[] = []
  for (const typed of lines(TYPED_ABROAD)) abroad.push(await find(places, typed, random))
  const german = GERMAN.map(([address, city, postalCode, latitude, longitude]) => ({
    address,
    city,
    postalCode,
    country: 'DE' as const,
    latitude,
    longitude,
  }))
  // taken in turn, so that even a small demo shows each country
  const eachOnce = 3
  return { french, abroad: [...abroad.slice(0, eachOnce), ...german, ...abroad.slice(eachOnce)] }
}
