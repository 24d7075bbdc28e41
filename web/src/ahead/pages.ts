/** What a page begins with beside the frame of the document: where its parts stand, and the nouns of its words. */
interface Begun {
  readonly path: RegExp
  readonly parts: readonly string[]
  readonly words: readonly string[]
}

const OFFICE = ['src/app/shell/office-shell.tsx', 'src/features/deliveries/late-count.tsx']
const DASHBOARD_WORDS = ['ui', 'shell', 'stats', 'deliveries', 'identity', 'errors']
const OFFICE_WORDS = ['ui', 'shell', 'deliveries', 'search', 'punctuality', 'identity', 'errors']

/** The pages that people arrive at. Whatever is missing here is loaded a little later, by the page itself. */
export const BEGUN: readonly Begun[] = [
  { path: /^\/admin\/dashboard\/?$/, parts: [...OFFICE, 'src/pages/admin/dashboard.tsx'], words: DASHBOARD_WORDS },
  { path: /^\/client\/dashboard\/?$/, parts: [...OFFICE, 'src/pages/client/dashboard.tsx'], words: DASHBOARD_WORDS },
  {
    path: /^\/driver\/missions\/?$/,
    parts: ['src/app/shell/driver-shell.tsx', 'src/pages/driver/missions.tsx'],
    words: ['ui', 'shell', 'mission', 'identity', 'errors'],
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
]
