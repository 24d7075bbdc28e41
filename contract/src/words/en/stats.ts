import type { stats as french } from '../fr/stats'

export const stats: typeof french = {
  hello: 'Hello {{name}}',
  medal: { bronze: 'Bronze medal', silver: 'Silver medal', gold: 'Gold medal' },
  first: {
    ADMIN: {
      title: 'To handle',
      text: 'Deliveries in alert, the most urgent first.',
      none: 'Nothing to handle',
      noneText: 'No delivery is in alert: every departure that is near has its driver.',
    },
    CLIENT: {
      title: 'Next deliveries',
      text: 'Your confirmed deliveries, the nearest first.',
      none: 'No delivery planned',
      noneText: 'Your confirmed deliveries will appear here.',
    },
    all: 'See all',
  },
  overview: 'Deliveries by stage',
  overviewText: 'What waits, what is on the road, what is done.',
}
