const PARIS = { lat: 48.8566, lng: 2.3522 }
const LYON = { lat: 45.764, lng: 4.8357 }

interface Journey {
  readonly key: string
  readonly from: typeof PARIS
  readonly to: typeof PARIS
  readonly roundTrip?: boolean
  readonly insideIdf?: boolean
}

/** Journeys that show each part of a tariff: every band, the minimum, the flat price, the way back. */
export const SAMPLES = [
  { key: 'lyon', from: PARIS, to: LYON },
  { key: 'lyonBack', from: PARIS, to: LYON, roundTrip: true },
  { key: 'lille', from: PARIS, to: { lat: 50.6292, lng: 3.0573 } },
  { key: 'toulouse', from: { lat: 44.8378, lng: -0.5792 }, to: { lat: 43.6047, lng: 1.4442 } },
  { key: 'nice', from: PARIS, to: { lat: 43.7102, lng: 7.262 } },
  { key: 'brussels', from: { lat: 50.6292, lng: 3.0573 }, to: { lat: 50.8503, lng: 4.3517 } },
  { key: 'villeurbanne', from: LYON, to: { lat: 45.7719, lng: 4.8902 } },
  { key: 'versailles', from: PARIS, to: { lat: 48.8049, lng: 2.1204 }, insideIdf: true },
] as const satisfies readonly Journey[]

export type Sample = Journey & Pick<(typeof SAMPLES)[number], 'key'>
