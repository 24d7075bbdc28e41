const MESSAGES = 'server/src/features/messages'
const TOLD = [`${MESSAGES}/reactions.test.ts`]
const OUTBOX = 'server/src/platform/outbox'
const SENDING = [`${OUTBOX}/outbox.test.ts`]
const CONFIRMATION = 'server/src/features/confirmation'
const ASKING = [`${CONFIRMATION}/confirmation.test.ts`]
const SURVEY = 'server/src/features/survey'

/** Who is told what, and what customers answer. */
export const faults = [
  {
    breaks: 'customers are written to in French whatever they read',
    file: `${MESSAGES}/service/customer-notices.ts`,
    text: 'const common = { urgency, language,',
    instead: "const common = { urgency, language: 'fr' as const,",
    noticedBy: TOLD,
  },
  {
    breaks: 'an account that speaks English is written to in French',
    file: `${MESSAGES}/service/notices.ts`,
    text: '    language,\n    template,\n    data: { ...data, firstName },',
    instead: "    language: language && 'fr',\n    template,\n    data: { ...data, firstName },",
    noticedBy: TOLD,
  },
  {
    breaks: 'the same event told twice writes twice',
    file: `${MESSAGES}/service/notices.ts`,
    text: 'dedupeKey: `${template}:${occasion}:${id}`,',
    instead: 'dedupeKey: `${template}:${occasion}:${id}:${Math.random()}`,',
    noticedBy: TOLD,
  },
  {
    breaks: 'drivers who are turned off hear of auctions',
    file: `${MESSAGES}/read/people.ts`,
    text: 'not(drivers.disabled), ',
    instead: '',
    noticedBy: TOLD,
  },
  {
    breaks: 'clients are written to about what they have just done themselves',
    file: `${MESSAGES}/service/client-notices.ts`,
    text: "return actor.role === 'CLIENT' && actor.profileId === representativeId",
    instead: 'return actor.role === representativeId',
    noticedBy: TOLD,
  },
  {
    breaks: 'the letters of an auction hold up everything else',
    file: `${MESSAGES}/service/notices.ts`,
    text: "urgency: bulk ? 'bulk' : 'notice',",
    instead: "urgency: bulk ? 'awaited' : 'notice',",
    noticedBy: TOLD,
  },
  {
    breaks: 'messages show the hours of Greenwich',
    file: 'server/src/platform/format.ts',
    text: "return format(new TZDate(at, ZONE), 'dd/MM/yyyy HH:mm')",
    instead: "return format(new TZDate(at, 'UTC'), 'dd/MM/yyyy HH:mm')",
    noticedBy: [`${MESSAGES}/render.test.ts`],
  },
  {
    breaks: 'somebody who waits for a code waits behind a queue of letters',
    file: 'server/src/platform/outbox.ts',
    text: 'awaited: 0, notice: 1, bulk: 2',
    instead: 'awaited: 2, notice: 1, bulk: 0',
    noticedBy: SENDING,
  },
  {
    breaks: 'a message that the provider refuses is tried for ever',
    file: `${OUTBOX}/store.ts`,
    text: 'const MAX_ATTEMPTS = 10',
    instead: 'const MAX_ATTEMPTS = 10_000',
    noticedBy: SENDING,
  },
  {
    breaks: 'a question is asked days late',
    file: `${OUTBOX}/store.ts`,
    text: "interval '48 hours'",
    instead: "interval '48 months'",
    noticedBy: SENDING,
  },
  {
    breaks: 'codes and passwords that were sent stay in the database',
    file: `${OUTBOX}/store.ts`,
    text: '...(!kept && { data: {}, text: null, html: null }),',
    instead: '',
    noticedBy: SENDING,
  },
  {
    breaks: 'a provider that is away uses up the tries of every message',
    file: `${OUTBOX}/dispatcher.ts`,
    text: 'const counts = refused || !breaker.isOpen',
    instead: 'const counts = true',
    noticedBy: SENDING,
  },
  {
    breaks: 'the page of messages begins with the oldest',
    file: 'server/src/features/outbox/read.ts',
    text: 'orderBy(desc(outbox.createdAt), desc(outbox.id))',
    instead: 'orderBy(outbox.createdAt, outbox.id)',
    noticedBy: ['server/src/features/outbox/outbox-page.test.ts'],
  },
  {
    breaks: 'the page of messages runs what somebody wrote',
    file: 'server/src/features/outbox/page.ts',
    text: ': escaped(part)))',
    instead: ': part))',
    noticedBy: ['server/src/features/outbox/outbox-page.test.ts'],
  },
  {
    breaks: 'the office sends SMS to any number',
    file: `${CONFIRMATION}/service.ts`,
    text: 'if (row.clientPhone !== null && toE164(recipient) !== row.clientPhone)',
    instead: 'if (row.clientPhone === recipient.repeat(2))',
    noticedBy: ASKING,
  },
  {
    breaks: 'a customer answers twice',
    file: `${CONFIRMATION}/service.ts`,
    text: 'apply: () => useLink(tx, link.id),',
    instead: '',
    noticedBy: ASKING,
  },
  {
    breaks: 'a customer still answers when the office has moved on',
    file: `${CONFIRMATION}/reactions.ts`,
    text: 'await burnLinks(tx, after.id)',
    instead: 'return',
    noticedBy: ASKING,
  },
  {
    breaks: 'the link of an SMS outlives the delivery',
    file: `${CONFIRMATION}/store.ts`,
    text: 'expiresAt: min([addDays(now, LIFE_DAYS), delivery.carDeliveryDeadline]),',
    instead: 'expiresAt: min([addDays(now, LIFE_DAYS)]),',
    noticedBy: ASKING,
  },
  {
    breaks: 'customers are asked for a rating again and again',
    file: `${SURVEY}/service/request.ts`,
    text: "throw new AppError('RATE_LIMITED', { retryAfter })",
    instead: 'void retryAfter',
    noticedBy: [`${SURVEY}/request.test.ts`],
  },
]
