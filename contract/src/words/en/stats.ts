import type { stats as french } from '../fr/stats'

export const stats: typeof french = {
  dashboard: 'Dashboard',
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
  month: 'Month',
  requests: { title: 'Requests per month', text: 'The last twelve months, by type of delivery.' },
  evolution: {
    title: 'Evolution of requests',
    text: 'How many deliveries are requested each month.',
    type: 'Type of delivery',
    all: 'All',
    requests: 'Requests',
  },
  outcome: {
    title: 'Cancelled and completed',
    text: 'What became of the deliveries that ended.',
    COMPLETED: 'Completed',
    CANCELLED: 'Cancelled',
  },
  error: { chart: 'Error loading chart data', stats: 'Error loading delivery stats' },
  none: { all: 'No data available', type: 'No data available for the selected type' },
}
