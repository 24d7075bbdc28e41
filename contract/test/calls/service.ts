import { AT, ID, POINT, token, username, type Call } from './call'

export const SERVICE: Readonly<Record<string, Call>> = {
  'GET /places/autocomplete': {
    query: { q: 'Lyon', session: 's' },
    needs: 'q',
    status: 200,
    reply: [{ place_id: 'gz:FR:1', label: '69002 Lyon', city: 'Lyon', postalCode: '69002', country: 'FR' }],
  },
  'GET /places/{place_id}': {
    params: { place_id: 'gz:FR:1' },
    query: { session: 's' },
    needs: 'place_id',
    status: 200,
    reply: {
      place_id: 'gz:FR:1',
      address: '69002 Lyon',
      city: 'Lyon',
      postalCode: '69002',
      country: 'FR',
      ...POINT,
      isInIdf: false,
    },
  },
  'GET /routes': {
    // Read as points, which `inputs.test.ts` looks at.
    headers: token,
    status: 200,
    reply: {
      distanceMeters: 465_000,
      durationSeconds: 16_320,
      geometry: { type: 'LineString', coordinates: [[2.35, 48.85]] },
      estimated: true,
    },
  },
  'GET /health/live': { status: 200, reply: { status: 'ok', checks: { database: true } } },
  'GET /health/ready': { status: 200, reply: { status: 'unavailable', checks: { database: false } } },
  'GET /metrics': { status: 200, reply: 'text/plain; version=0.0.4; charset=utf-8' },
  'GET /docs': { status: 200, reply: 'text/html; charset=utf-8' },
  'GET /config.json': {
    status: 200,
    reply: {
      demo: true,
      mapStyleUrl: 'https://map.example/style.json',
      mapTilesUrl: '/map/tiles.pmtiles',
      supportEmail: 'aide@volant.test',
      supportPhone: '+33123456789',
      accountingUrl: 'https://books.example',
      chatUrl: 'https://chat.example',
      surveyOrigin: 'https://survey.example',
      pushPublicKey: 'key',
    },
  },
  'GET /dev/outbox': {
    status: 200,
    reply: [
      {
        id: ID,
        channel: 'email',
        to: username,
        subject: 'Bonjour',
        text: 'Bonjour',
        html: '<p>Bonjour</p>',
        createdAt: AT,
      },
      { id: ID, channel: 'sms', to: '+33612345678', subject: null, text: 'Bonjour', html: null, createdAt: AT },
    ],
  },
}
