const LINE: [number, number][] = [
  [2.3522, 48.8566],
  [4.8357, 45.764],
]
// The same two points in Valhalla's packing.
const SHAPE = 'o`~d|AocqnCnfw{DwqqvC'

const waypoint = ([longitude, latitude]: [number, number]) => ({
  hint: 'x5nEgP___38PAAAAEgAAAA',
  distance: 4.2,
  name: 'Rue de Rivoli',
  location: [longitude, latitude],
})

/** Paris to Lyon, as OSRM 5.27 answers. */
const OSRM_ROUTE = {
  code: 'Ok',
  routes: [
    {
      geometry: { type: 'LineString', coordinates: LINE },
      legs: [{ steps: [], summary: '', weight: 16_500, duration: 16_500, distance: 465_000.4 }],
      weight_name: 'routability',
      weight: 16_500,
      duration: 16_500,
      distance: 465_000.4,
    },
  ],
  waypoints: LINE.map(waypoint),
}

const VALHALLA_SUMMARY = {
  has_time_restrictions: false,
  has_toll: true,
  has_highway: true,
  has_ferry: false,
  min_lat: 45.764,
  min_lon: 2.3522,
  max_lat: 48.8566,
  max_lon: 4.8357,
  time: 16_500,
  length: 465,
  cost: 17_211.3,
}

/** The same, as Valhalla 3 answers without directions. */
const VALHALLA_TRIP = {
  trip: {
    locations: LINE.map(([lon, lat], index) => ({ type: 'break', lat, lon, original_index: index })),
    legs: [{ summary: VALHALLA_SUMMARY, shape: SHAPE }],
    summary: VALHALLA_SUMMARY,
    status_message: 'Found route between points',
    status: 0,
    units: 'kilometers',
    language: 'en-US',
  },
}

/** The same, as Google answers for the fields that were asked for. */
const GOOGLE_ROUTE = {
  routes: [
    {
      distanceMeters: 465_000,
      duration: '16500s',
      polyline: { geoJsonLinestring: { type: 'LineString', coordinates: LINE } },
    },
  ],
}

/** What the three say about Paris to Lyon, and of Paris to an island: undefined stands for their 400. */
export function routeAnswers(path: string, _query: URLSearchParams, body: unknown): unknown {
  const google = body as { destination?: { location: { latLng: { latitude: number } } } } | undefined
  const valhalla = body as { locations?: { lat: number }[] } | undefined
  if (path.startsWith('/route/v1/driving/')) return path.includes('0.00000,0.00000') ? undefined : OSRM_ROUTE
  if (path === '/route') return valhalla?.locations?.some(({ lat }) => lat === 0) ? undefined : VALHALLA_TRIP
  return google?.destination?.location.latLng.latitude === 0 ? {} : GOOGLE_ROUTE
}

const BAN_STREET = {
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [4.8357, 45.764] },
  properties: {
    label: '12 Rue Mercière 69002 Lyon',
    score: 0.9,
    housenumber: '12',
    id: '69382_4730_00012',
    banId: '0c9b7a1e-0f57-4f5e-8c3f-1d2c62c5b3a5',
    name: '12 Rue Mercière',
    postcode: '69002',
    citycode: '69382',
    x: 842_100.1,
    y: 6_519_500.2,
    city: 'Lyon',
    district: 'Lyon 2e Arrondissement',
    context: '69, Rhône, Auvergne-Rhône-Alpes',
    type: 'housenumber',
    importance: 0.72,
    street: 'Rue Mercière',
    _type: 'address',
  },
}

const PHOTON_TOWN = {
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [4.35, 50.85] },
  properties: {
    osm_type: 'R',
    osm_id: 2_404_020,
    osm_key: 'place',
    osm_value: 'city',
    type: 'city',
    postcode: '1000',
    countrycode: 'BE',
    name: 'Bruxelles',
    country: 'Belgique',
    extent: [4.24, 50.91, 4.48, 50.76],
  },
}

const googlePrediction = (placeId: string, text: string) => ({
  placePrediction: { place: `places/${placeId}`, placeId, text: { text }, types: ['geocode'] },
})
const googleComponent = (type: string, text: string) => ({
  longText: text,
  shortText: text,
  types: [type],
  languageCode: 'fr',
})
const GOOGLE_PLACE = {
  location: { latitude: 45.764, longitude: 4.8357 },
  formattedAddress: '12 Rue Mercière, 69002 Lyon, France',
  addressComponents: [
    googleComponent('street_number', '12'),
    googleComponent('route', 'Rue Mercière'),
    googleComponent('locality', 'Lyon'),
    googleComponent('postal_code', '69002'),
    googleComponent('country', 'FR'),
  ],
}

/** What the geocoders know: a street of Lyon, and Brussels. Undefined stands for a refused request. */
export function placeAnswers(path: string, query: URLSearchParams, body: unknown): unknown {
  const q = query.get('q') ?? (body as { input?: string } | undefined)?.input ?? ''
  const lyon = /lyon/i.test(q)
  const brussels = /bruxelles/i.test(q)
  if (path === '/search') return { type: 'FeatureCollection', features: lyon ? [BAN_STREET] : [], query: q }
  if (path === '/api') return { type: 'FeatureCollection', features: brussels ? [PHOTON_TOWN] : [] }
  if (path === '/v1/places:autocomplete') {
    if (lyon) return { suggestions: [googlePrediction('ChIJlyon', '12 Rue Mercière, 69002 Lyon, France')] }
    return brussels ? { suggestions: [googlePrediction('ChIJbrux', '1000 Bruxelles, Belgique')] } : {}
  }
  return path === '/v1/places/ChIJlyon' ? GOOGLE_PLACE : undefined
}
