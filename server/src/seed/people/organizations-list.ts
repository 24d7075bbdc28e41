import type { OrganizationSettings } from '@volant/domain/organizations/settings'

export interface OrganizationSketch {
  readonly name: string
  readonly slug: string
  readonly siren?: string
  readonly vatId?: string
  /** Its head office, as typed into the address field. */
  readonly address: string
  readonly settings?: Partial<OrganizationSettings>
  readonly people: number
}

/** The organisations, biggest customers first. */
export const ORGANIZATIONS: readonly OrganizationSketch[] = [
  {
    name: 'Horizon Autos',
    slug: 'horizon-autos',
    siren: '813274658',
    address: '5 boulevard de la Défense, 92000 Nanterre',
    people: 7,
  },
  { name: 'Nordmobile', slug: 'nordmobile', siren: '529846170', address: '8 rue Vauban, 59000 Lille', people: 5 },
  {
    name: 'Léonis Leasing',
    slug: 'leonis-leasing',
    siren: '447931205',
    address: '48 avenue de la Grande Armée, 75017 Paris',
    settings: { one_date: true },
    people: 4,
  },
  {
    name: 'Flottéva',
    slug: 'flotteva',
    siren: '881540263',
    address: '66 rue de Marseille, 69007 Lyon',
    settings: {
      defaultValues: {
        documents: [{ label: 'Procès-verbal de livraison', name: 'PV', type: 'PV', key: null, url: null }],
        cars: [
          { marque: 'Renault', model: 'Clio', carType: 'A', type: 'GAS' },
          { marque: 'Renault', model: 'Kangoo', carType: 'C', type: 'ELECTRIC' },
        ],
      },
    },
    people: 4,
  },
  {
    name: 'Garage Bellerive',
    slug: 'garage-bellerive',
    siren: '392068417',
    address: '11 quai des Chartrons, 33000 Bordeaux',
    people: 3,
  },
  {
    name: 'Riviera Prestige',
    slug: 'riviera-prestige',
    vatId: 'FR82000098417',
    address: '2 avenue de la Costa, 98000 Monaco',
    people: 2,
  },
  {
    name: 'Brabant Mobility',
    slug: 'brabant-mobility',
    vatId: 'BE',
    address: '120 avenue Louise, 1050 Ixelles',
    people: 3,
  },
  {
    name: 'Atlantique Location',
    slug: 'atlantique-location',
    siren: '504817396',
    address: '33 boulevard Jean Monnet, 44000 Nantes',
    settings: { no_docs: true },
    people: 3,
  },
  {
    name: 'Alsace Utilitaires',
    slug: 'alsace-utilitaires',
    siren: '678120934',
    address: '40 route du Rhin, 67100 Strasbourg',
    people: 2,
  },
  {
    name: 'Occitane Automobiles',
    slug: 'occitane-automobiles',
    siren: '750913682',
    address: "6 rue d'Alsace-Lorraine, 31000 Toulouse",
    settings: {
      carModels: [
        { marque: 'Toyota', models: ['Yaris', 'Corolla', 'RAV4'] },
        { marque: 'Kia', models: ['Niro', 'EV6'] },
      ],
    },
    people: 3,
  },
  {
    name: 'Sillage Fleet',
    slug: 'sillage-fleet',
    siren: '834206951',
    address: '22 avenue de Toulouse, 34000 Montpellier',
    people: 2,
  },
  {
    name: 'Moselle Lease',
    slug: 'moselle-lease',
    vatId: 'LU26183457',
    address: '5 rue de Hollerich, 1741 Luxembourg',
    people: 2,
  },
]
