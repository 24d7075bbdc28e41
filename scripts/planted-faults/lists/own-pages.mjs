const SUGGESTED = ['server/src/features/offers/availability.test.ts']
const DAYS_OFF = ['server/src/features/drivers/days-off.test.ts']
const EARNINGS = ['server/src/features/invoices/payments.test.ts']
const AVAILABILITY = ['domain/test/people/availability.test.ts']
const PAPERS = ['domain/test/people/papers.test.ts']

/** What drivers say and read of themselves: when they drive, their papers, what they earn. */
export const faults = [
  {
    breaks: 'the late answer to a renewal of one window takes the session from the other',
    file: 'web/src/lib/api.ts',
    text: 'if (current !== RefreshToken) return current !== null',
    instead: 'if (current === null) return false',
    noticedBy: ['web/src/lib/api.test.ts'],
  },
  {
    breaks: 'a network that goes without a word holds back everything that a phone has to send',
    file: 'web/src/lib/api.ts',
    text: 'signal || read ? undefined : setTimeout(giveUp, ANSWER_MS)',
    instead: 'undefined',
    noticedBy: ['web/src/lib/api.test.ts'],
  },
  {
    breaks: 'a file that comes slowly is cut off after half a minute',
    file: 'web/src/lib/api.ts',
    text: '    if (!isJson(response)) clearTimeout(clock)',
    instead: '',
    noticedBy: ['web/src/lib/api.test.ts'],
  },
  {
    breaks: 'the last day off is a working day in the suggestions',
    file: 'server/src/features/drivers/read/conditions.ts',
    text: '${from} < ${MIDNIGHT(`(${row}.last_day + 1)`)}`',
    instead: '${from} < ${MIDNIGHT(`${row}.last_day`)}`',
    noticedBy: SUGGESTED,
  },
  {
    breaks: 'days off begin with the night of London',
    file: 'server/src/features/drivers/read/conditions.ts',
    text: "(${day}::timestamp AT TIME ZONE 'Europe/Paris')",
    instead: "(${day}::timestamp AT TIME ZONE 'Europe/London')",
    noticedBy: SUGGESTED,
  },
  {
    breaks: 'the radius is measured from where a driver is rather than lives',
    file: 'server/src/features/offers/service/suggestions.ts',
    text: 'isOutsideRadius(driver.radiusKm, home, from)',
    instead: 'isOutsideRadius(driver.radiusKm, at, from)',
    noticedBy: SUGGESTED,
  },
  {
    breaks: 'the planning offers drivers who are off as free ones',
    file: 'server/src/features/drivers/read/conditions.ts',
    text: ', isThere(free, params)]',
    instead: ']',
    noticedBy: SUGGESTED,
  },
  {
    breaks: 'a driver takes away the days off of another',
    file: 'server/src/features/drivers/store/days-off.ts',
    text: '.where(and(eq(driverDaysOff.id, id), eq(driverDaysOff.driverId, driverId)))',
    instead: '.where(eq(driverDaysOff.id, id))',
    noticedBy: DAYS_OFF,
  },
  {
    breaks: 'when somebody was away is kept for ever',
    file: 'server/src/features/drivers/retention.ts',
    text: 'subDays(now, 30)',
    instead: 'subDays(now, 30_000)',
    noticedBy: DAYS_OFF,
  },
  {
    breaks: 'two days off of one driver overlap',
    file: 'domain/src/drivers/availability.ts',
    text: 'other.firstDay <= lastDay && firstDay <= other.lastDay',
    instead: 'other.firstDay < lastDay && firstDay < other.lastDay',
    noticedBy: AVAILABILITY,
  },
  {
    breaks: 'a driver is promised a payment that was cancelled',
    file: 'server/src/features/invoices/read/payments.ts',
    text: "const counts = `p.status <> 'CANCELLED'`",
    instead: 'const counts = `true`',
    noticedBy: EARNINGS,
  },
  {
    breaks: 'a month in which everything was cancelled goes without a word',
    file: 'server/src/features/invoices/read/payments.ts',
    text: '${KINDS.delivery.from} WHERE ${where} GROUP BY',
    instead: '${KINDS.delivery.from} WHERE ${where} AND ${counts} GROUP BY',
    noticedBy: EARNINGS,
  },
  {
    breaks: 'a mission of the last evening of a month counts in the next',
    file: 'server/src/features/invoices/read/payments.ts',
    text: "to_char(p.created_at AT TIME ZONE 'Europe/Paris', 'YYYY-MM')",
    instead: "to_char(p.created_at AT TIME ZONE 'Asia/Tokyo', 'YYYY-MM')",
    noticedBy: EARNINGS,
  },
  {
    breaks: 'a licence of which one side is missing is called valid',
    file: 'domain/src/drivers/papers.ts',
    text: "  if (lacking > 0) return 'MISSING'\n",
    instead: '',
    noticedBy: PAPERS,
  },
  {
    breaks: 'a licence ends the day before its last',
    file: 'domain/src/drivers/papers.ts',
    text: 'daysLeft !== null && daysLeft < 0',
    instead: 'daysLeft !== null && daysLeft <= 0',
    noticedBy: PAPERS,
  },
  {
    breaks: 'a town is looked for among the auctions of the first page alone',
    file: 'web/src/features/auctions/auction-queries.ts',
    text: "typed.trim() !== '' && hasNextPage && pages < MOST_PAGES",
    instead: 'false',
    noticedBy: ['web/src/features/auctions'],
  },
]
