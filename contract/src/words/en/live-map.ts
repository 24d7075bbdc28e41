import type { liveMap as french } from '../fr/live-map'

export const liveMap: typeof french = {
  title: 'Live map',
  map: 'Map of the ongoing deliveries',
  list: 'Ongoing deliveries',
  count_one: '{{count}} ongoing delivery',
  count_many: '{{count}} ongoing deliveries',
  count_other: '{{count}} ongoing deliveries',
  partial: 'The first {{shown}} of {{total}} are shown.',
  empty: 'No ongoing delivery',
  emptyText: 'As soon as a driver takes charge of a vehicle, the delivery appears here.',
  toTable: 'See the table of deliveries',
  point: '{{word}}: {{place}}',
  position: 'Position {{age}}',
  oldPosition: 'Last position {{age}}',
  noPosition: 'No position yet',
  arrived: 'Vehicle handed over',
  left: 'About {{distance}} left',
  deadline: 'Delivery due {{date}}',
  onMap: '{{contract}}, {{age}}',
  legend: { A: 'Departure', B: 'Arrival', C: 'Restitution', driver: 'Driver' },
  live: { connecting: 'Connecting…', connected: 'Live', disconnected: 'Live updates interrupted' },
}
