const SCOPE = 'server/src/features/deliveries/scope.ts'
const READING = ['server/src/features/deliveries/reading.test.ts']
const SEARCH = 'server/src/features/search'
const SEARCHING = [`${SEARCH}/search.test.ts`]
const REFRESH = ['server/src/features/identity/sessions/refresh.test.ts']
const VIEWS = ['server/src/features/tracking/views.test.ts']

/** Who may see and do what, and for how long. */
export const faults = [
  {
    breaks: 'the office verifies a paper that nobody has read',
    file: 'server/src/features/drivers/service/papers.ts',
    text: 'if (seen && toDate(seen).getTime() !== driver.row.updatedAt.getTime())',
    instead: 'if (seen === undefined && !driver.row.id)',
    noticedBy: ['server/src/features/drivers/papers.test.ts'],
  },
  {
    breaks: 'support reads the account number of a driver on the paper that bears it',
    file: 'server/src/features/drivers/read/drivers.ts',
    text: 'mask?.withheld ?? []',
    instead: '[]',
    noticedBy: ['server/src/features/drivers/papers.test.ts'],
  },
  {
    breaks: 'clients read the deliveries of every organisation',
    file: SCOPE,
    text: '`${live} AND ${row}.organization_id = ${params.add(actor.organizationId)}`',
    instead: 'live',
    noticedBy: READING,
  },
  {
    breaks: 'deleted deliveries stay in the lists',
    file: SCOPE,
    text: '`${row}.deleted_at IS NULL`',
    instead: "'true'",
    noticedBy: ['server/src/features/deliveries/scope.test.ts'],
  },
  {
    breaks: 'a driver finds auctions by the name of the recipient',
    file: `${SEARCH}/read/deliveries.ts`,
    text: "holdsWords('d.towns', terms, params)",
    instead: "holdsWords('d.search_text', terms, params)",
    noticedBy: SEARCHING,
  },
  {
    breaks: 'a search tells a driver whom an auction is for',
    file: `${SEARCH}/read/texts.ts`,
    text: "CASE WHEN ${detailedFor(actor, 'd', params, now)} THEN",
    instead: 'CASE WHEN true THEN',
    noticedBy: SEARCHING,
  },
  {
    breaks: 'a search shows a delivery that was taken from its viewer since it was found',
    file: `${SEARCH}/read/deliveries.ts`,
    text: "JOIN deliveries d ON d.id = found.id WHERE ${visibleTo(actor, 'd', params)})`",
    instead: 'JOIN deliveries d ON d.id = found.id)`',
    noticedBy: [`${SEARCH}/changed-meanwhile.test.ts`],
  },
  {
    breaks: 'a search shows a client an invoice that is no longer given to them',
    file: `${SEARCH}/read/invoices.ts`,
    text: 'params.add(ids)}::uuid[]) AND ${isReadable(question)}`',
    instead: 'params.add(ids)}::uuid[])`',
    noticedBy: [`${SEARCH}/changed-meanwhile.test.ts`],
  },
  {
    breaks: 'members find everybody of their organisation',
    file: `${SEARCH}/read/names.ts`,
    text: ' AND u.rank > ${params.add(actor.rank)}::int',
    instead: '',
    noticedBy: SEARCHING,
  },
  {
    breaks: 'a stolen refresh token that is used twice ends no session',
    file: 'server/src/features/identity/sessions/refresh.ts',
    text: "if (verdict === 'reused') await endReused(stored, ip)",
    instead: '',
    noticedBy: REFRESH,
  },
  {
    breaks: 'a refresh token works again long after it was exchanged',
    file: 'server/src/features/identity/lifetimes.ts',
    text: 'refreshGrace: 30,',
    instead: 'refreshGrace: 30 * 24 * 3600,',
    noticedBy: REFRESH,
  },
  {
    breaks: 'nobody learns that somebody of the office looked at where a driver is',
    file: 'domain/src/tracking/viewed.ts',
    text: "role === 'ADMIN' || role === 'CLIENT'",
    instead: "role === 'CLIENT'",
    noticedBy: VIEWS,
  },
  {
    breaks: 'who looks at a position every day is written down on the first of them only',
    file: 'server/src/features/tracking/service/views.ts',
    text: 'if (day !== today) written.clearAll()',
    instead: '',
    noticedBy: VIEWS,
  },
  {
    breaks: 'a page that shows a position without its delivery’s id leaves no trace',
    file: 'server/src/features/deliveries/doors/shown-positions.ts',
    text: "if (!selection.has('position') || selection.has('id')) return selection",
    instead: 'return selection',
    noticedBy: ['server/src/features/tracking/viewed-pages.test.ts'],
  },
]
