import type { stats as french } from '../fr/stats'

export const stats: typeof french = {
  hello: 'Hello {{name}}',
  medal: { bronze: 'Bronze medal', silver: 'Silver medal', gold: 'Gold medal' },
  overview: 'Deliveries by stage',
  overviewText: 'What waits, what is on the road, what is done.',
}
