const MESSAGES = 'server/src/features/messages'
const PUSH = 'server/src/platform/push'
const TOLD = [`${MESSAGES}/pushes.test.ts`]
const SENT = [`${PUSH}/push.test.ts`]
const SELF = ['server/src/features/identity/self.test.ts']

/** What drivers' telephones are told, and where the server sends it. */
export const faults = [
  {
    breaks: 'a lost telephone is told of missions long after its session has ended',
    file: 'server/src/features/identity/retention.ts',
    text: '  { table: pushSubscriptions, where: hasLapsed },\n',
    instead: '',
    noticedBy: ['server/src/features/identity/upkeep.test.ts'],
  },
  {
    breaks: 'the server sends to any address that somebody names',
    file: `${PUSH}/endpoint.ts`,
    text: "return protocol === 'https:' && port === '' && isKnownHost(hostname)",
    instead: "return protocol === 'https:' && (port === '' || isKnownHost(hostname))",
    noticedBy: [`${PUSH}/endpoint.test.ts`],
  },
  {
    breaks: 'a subscription that was stored earlier is sent to wherever it leads',
    file: `${PUSH}/web-push.ts`,
    text: 'if (!accepts(push.to.endpoint))',
    instead: "if (!accepts(push.to.endpoint) && push.to.endpoint === '')",
    noticedBy: SENT,
  },
  {
    breaks: 'a browser that has given up is written to for ever',
    file: `${PUSH}/web-push.ts`,
    text: 'if (response.status === 404 || response.status === 410)',
    instead: 'if (response.status === 404)',
    noticedBy: SENT,
  },
  {
    breaks: 'a telephone that was signed out is told on',
    file: 'server/src/features/identity/reactions.ts',
    text: "{ on: 'account.ended', phase: 'rows', react: ({ sub, sessions }, tx) => dropSubscriptionsOf(tx, sub, sessions) },",
    instead:
      "{ on: 'account.ended', phase: 'rows', react: ({ sub, sessions }, tx) => dropSubscriptionsOf(tx, sub, sessions && []) },",
    noticedBy: SELF,
  },
  {
    breaks: 'what is for one driver is shown to the next on the same telephone',
    file: 'server/src/features/identity/accounts/push-subscriptions.ts',
    text: '        await dropEndpointOfOthers(tx, actor.sub, subscription.endpoint)\n',
    instead: "        await dropEndpointOfOthers(tx, actor.sub, '')\n",
    noticedBy: SELF,
  },
  {
    breaks: 'drivers are told of what they have switched off',
    file: `${MESSAGES}/read/subscribers.ts`,
    text: "eq(users.status, 'CONFIRMED'), notExists(muted))",
    instead: "eq(users.status, 'CONFIRMED'), muted && undefined)",
    noticedBy: TOLD,
  },
  {
    breaks: 'telephones ring at night',
    file: `${MESSAGES}/service/driver-pushes.ts`,
    text: 'const notBefore = noticeTime(now, spanOf(delivery))',
    instead: 'const notBefore = noticeTime(now, { ...spanOf(delivery), pickUp: now })',
    noticedBy: TOLD,
  },
  {
    breaks: 'a mission that is fetched later than it was is not reminded of again',
    file: `${MESSAGES}/service/reminders.ts`,
    text: 'occasion = `${id}:${driverId}:${pickUp.toISOString()}`',
    instead: 'occasion = `${id}:${driverId}`',
    noticedBy: TOLD,
  },
  {
    breaks: 'other dates of a mission are kept from its driver',
    file: `${MESSAGES}/reactions.ts`,
    text: 'isPlannedAnew(before, after)',
    instead: 'isPlannedAnew(after, after)',
    noticedBy: TOLD,
  },
  {
    breaks: 'a driver hears in the morning of a mission that the office ended at night',
    file: `${MESSAGES}/reactions.ts`,
    text: 'if (holder !== null && (!kept || deleted)) withdraw',
    instead: 'if (holder !== null && (holder !== after.selectedDriverId || cancelled || deleted)) withdraw',
    noticedBy: [`${MESSAGES}/withdrawn.test.ts`],
  },
  {
    breaks: 'a mission that is open to offers again is told to nobody',
    file: `${MESSAGES}/reactions.ts`,
    text: "if (moved && after.status === 'WAITING_FOR_DRIVER')",
    instead: "if (moved && action === 'ALLOW' && holder === null)",
    noticedBy: TOLD,
  },
  {
    breaks: 'whoever gave a mission back is called to bid for it',
    file: `${MESSAGES}/read/people.ts`,
    text: "IS DISTINCT FROM b.data->>'former'",
    instead: "IS DISTINCT FROM 'nobody'",
    noticedBy: [`${MESSAGES}/reactions.test.ts`],
  },
  {
    breaks: 'the recipient of a two-way mission hears that its second vehicle is late as if it were theirs',
    file: 'server/src/features/deliveries/read/punctuality.ts',
    text: "WHEN ${row}.type = 'TWO_WAY_DELIVERY' THEN ${wholeLeg(`${row}.duration / 2`)}",
    instead: "WHEN ${row}.type = 'TWO_WAY_DELIVERY' THEN 0",
    noticedBy: ['server/src/features/deliveries/timed-notices.test.ts'],
  },
  {
    breaks: 'whoever was given one date for all is not told of a delay before the vehicle has left',
    file: 'server/src/features/deliveries/store/to-tell.ts',
    text: 'd.duration IS NOT NULL',
    instead: 'd.best_slack IS NOT NULL',
    noticedBy: ['server/src/features/deliveries/timed-notices.test.ts'],
  },
  {
    breaks: 'an arrival is promised by a position of long ago',
    file: 'server/src/features/deliveries/store/to-tell.ts',
    text: '>= ${at} - ${STALE_SECONDS}',
    instead: '>= ${at} - 10 * ${STALE_SECONDS}',
    noticedBy: ['server/src/features/deliveries/timed-notices.test.ts'],
  },
  {
    breaks: 'an arrival is told again when a jam makes it later',
    file: 'server/src/features/deliveries/store/to-tell.ts',
    text: 'coalesce(d.arrival_told_minutes > ${minutes}, true)',
    instead: 'coalesce(d.arrival_told_minutes <> ${minutes}, true)',
    noticedBy: ['server/src/features/deliveries/timed-notices.test.ts'],
  },
  {
    breaks: 'each notice that is tapped opens one more window beside the one with the mission',
    file: 'web/src/worker/notices.ts',
    text: 'DRIVERS.test(new URL(url).pathname)',
    instead: 'url === href',
    noticedBy: ['web/src/worker/notices.test.ts'],
  },
  {
    breaks: 'who gives a vehicle back is told of its arrival at somebody else’s address',
    file: 'server/src/features/deliveries/store/to-tell.ts',
    text: " AND d.type <> 'TO_RETURN'",
    instead: '',
    noticedBy: ['server/src/features/deliveries/timed-notices.test.ts'],
  },
  {
    breaks: 'drivers are reminded two hours before a deadline as if it were a pick-up',
    file: 'domain/src/notices/reminders.ts',
    text: "hasOneDate(pickUp, deadline) ? ['EVENING'] : REMINDERS",
    instead: "hasOneDate(deadline, pickUp) && pickUp > deadline ? ['EVENING'] : REMINDERS",
    noticedBy: ['domain/test/notices/reminders.test.ts'],
  },
  {
    breaks: 'a telephone switched on in the morning says that the mission of today is tomorrow',
    file: `${MESSAGES}/service/reminders.ts`,
    text: 'until: reminderUntil(reminder, mission)',
    instead: 'until: mission.pickUp',
    noticedBy: [`${MESSAGES}/reminders.test.ts`],
  },
  {
    breaks: 'customers of missions that were forgotten for weeks hear that their vehicle comes today',
    file: 'server/src/features/deliveries/store/to-tell.ts',
    text: 'secondsOf(now) - RECIPIENT_KNOWS_SECONDS',
    instead: 'secondsOf(now) - 2 * RECIPIENT_KNOWS_SECONDS',
    noticedBy: ['server/src/features/deliveries/timed-notices.test.ts'],
  },
]
