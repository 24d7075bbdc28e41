import type { PageNamespace } from '@volant/contract/words/words'

/** What a page begins with beside the frame of the document: where its parts stand, and the nouns of its words. */
interface Begun {
  readonly path: RegExp
  readonly parts: readonly string[]
  readonly words: readonly PageNamespace[]
}

const OFFICE = ['src/app/shell/office-shell.tsx']
/** With what a phone keeps, which is opened before the panel is. */
const DRIVER = ['src/app/shell/driver-shell.tsx', '../node_modules/idb/build/index.js']
const DASHBOARD_WORDS: readonly PageNamespace[] = [
  'ui',
  'shell',
  'stats',
  'deliveries',
  'punctuality',
  'identity',
  'errors',
]
const OFFICE_WORDS: readonly PageNamespace[] = [
  'ui',
  'shell',
  'deliveries',
  'search',
  'punctuality',
  'identity',
  'errors',
]
const DETAIL_WORDS: readonly PageNamespace[] = [
  'ui',
  'shell',
  'deliveries',
  'punctuality',
  'mission',
  'identity',
  'errors',
]
const MISSION_WORDS: readonly PageNamespace[] = ['ui', 'shell', 'mission', 'deliveries', 'identity', 'errors']

/** The page of one delivery; links in mails know only its contract number, which needs no decoding. */
export const DETAIL_PATHS = {
  admin: /^\/admin\/pilot\/(?:details\/[^/]+\/[^/]+|delivered)\/(?<contract>[\w-]+)\/?$/,
  client: /^\/client\/pilot\/(?:[^/]+\/[^/]+|delivered)\/(?<contract>[\w-]+)\/?$/,
}

/** The pages that people arrive at. Whatever is missing here is loaded a little later, by the page itself. */
export const BEGUN: readonly Begun[] = [
  { path: /^\/admin\/dashboard\/?$/, parts: [...OFFICE, 'src/pages/admin/dashboard.tsx'], words: DASHBOARD_WORDS },
  { path: /^\/client\/dashboard\/?$/, parts: [...OFFICE, 'src/pages/client/dashboard.tsx'], words: DASHBOARD_WORDS },
  {
    path: /^\/driver\/missions\/?$/,
    parts: [...DRIVER, 'src/pages/driver/missions.tsx'],
    words: MISSION_WORDS,
  },
  {
    path: /^\/driver\/missions\/[^/]+\/?$/,
    parts: [...DRIVER, 'src/pages/driver/mission.tsx'],
    words: [...MISSION_WORDS, 'punctuality'],
  },
  {
    path: /^\/admin\/pilot\/delivery-table\//,
    parts: [...OFFICE, 'src/pages/admin/deliveries.tsx'],
    words: OFFICE_WORDS,
  },
  {
    path: /^\/client\/pilot\/delivery-table\//,
    parts: [...OFFICE, 'src/pages/client/deliveries.tsx'],
    words: OFFICE_WORDS,
  },
  {
    path: DETAIL_PATHS.admin,
    parts: [
      ...OFFICE,
      'src/pages/admin/delivery.tsx',
      'src/features/deliveries/problems/delivery-problems.tsx',
      'src/features/deliveries/expenses/delivery-expenses.tsx',
      'src/features/deliveries/detail/evidence/evidence-card.tsx',
      'src/features/deliveries/detail/sms/sms-card.tsx',
      'src/features/deliveries/detail/logs/logs-card.tsx',
    ],
    words: [...DETAIL_WORDS, 'expenses', 'problems', 'sms', 'search'],
  },
  {
    path: DETAIL_PATHS.client,
    parts: [...OFFICE, 'src/pages/client/delivery.tsx'],
    words: DETAIL_WORDS,
  },
  // all others: what stands around a page, and the texts of errors, for which a page that is shown already would be taken away
  { path: /^\/(?:admin|client)\//, parts: OFFICE, words: ['ui', 'shell', 'identity', 'errors'] },
  { path: /^\/driver\//, parts: DRIVER, words: ['ui', 'shell', 'mission', 'identity', 'errors'] },
]

/** @param path without the query */
export function begunAt(path: string): Begun | undefined {
  return BEGUN.find((begun) => begun.path.test(path))
}
