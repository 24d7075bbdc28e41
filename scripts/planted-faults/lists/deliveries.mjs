const FEATURE = 'server/src/features/deliveries'
const CHANGE = `${FEATURE}/service/change.ts`
const EDIT = `${FEATURE}/service/edit.ts`
const RECORD = `${FEATURE}/service/record.ts`
const OFFICE = [`${FEATURE}/office.test.ts`]
const MISSIONS = ['server/src/features/missions/missions.test.ts']

/** How a delivery is made, changed and written down. */
export const faults = [
  {
    breaks:
      'whoever corrects a telephone number moves the pick-up that the office has planned, where an organisation has one date',
    file: 'web/src/features/wizard/client/values.ts',
    text: 'return oneDate && stays ? {} : ',
    instead: 'return stays && !oneDate ? {} : ',
    noticedBy: ['web/src/features/wizard/client/values.test.ts'],
  },
  {
    breaks: 'an order holds a megabyte that no form asks for',
    file: 'domain/src/kernel/fields.ts',
    text: "    .refine((value) => JSON.stringify(value).length <= max, { error: 'tooLong', abort: true })\n",
    instead: '',
    noticedBy: ['domain/test/deliveries/schema.test.ts'],
  },
  {
    breaks: 'the log of a delivery takes a reason without end',
    file: 'server/src/features/deliveries/service/office.ts',
    text: '        if (!parsed.ok) throw refusalError(parsed)\n        const reason = parsed.value.reason || null',
    instead: '        const reason = input.reason ?? null',
    noticedBy: ['server/src/features/deliveries/office.test.ts'],
  },
  {
    breaks: 'who changes what somebody else has changed meanwhile overwrites it',
    file: CHANGE,
    text: 'if (version !== undefined && version !== null && version !== facts.version) throw stale(actor, facts, now)',
    instead: '',
    noticedBy: OFFICE,
  },
  {
    breaks: 'the log keeps no reason',
    file: RECORD,
    text: '    reason,\n    forced:',
    instead: '    reason: null,\n    forced:',
    noticedBy: ['server/src/features/deliveries/logs.test.ts'],
  },
  {
    breaks: 'a step that the office forced looks like one that was walked',
    file: RECORD,
    text: "forced: action === 'FORCE_STEP',",
    instead: 'forced: false,',
    noticedBy: MISSIONS,
  },
  {
    breaks: 'the log says for everybody that nobody in particular did it',
    file: RECORD,
    text: "actorSub: actor.role === 'ANONYMOUS' ? null : actor.sub,",
    instead: 'actorSub: null,',
    noticedBy: [`${FEATURE}/logs.test.ts`],
  },
  {
    breaks: 'another journey keeps the price of the first one',
    file: EDIT,
    text: '...priceAfter(quote, changed, form, row),',
    instead: '',
    noticedBy: OFFICE,
  },
  {
    breaks: 'a restitution that is cancelled keeps the price of both ways',
    file: `${FEATURE}/service/office.ts`,
    text: '...(quote && estimated(quote, row)),',
    instead: '',
    noticedBy: OFFICE,
  },
  {
    breaks: 'a restitution that is cancelled leaves its towns in the search',
    file: `${FEATURE}/service/office.ts`,
    text: 'await refreshPlaces(tx, row.id)',
    instead: '',
    noticedBy: OFFICE,
  },
  {
    breaks: 'the filter by country knows nothing of changed addresses',
    file: EDIT,
    text: 'await refreshPlaces(tx, row.id)',
    instead: '',
    noticedBy: OFFICE,
  },
  {
    breaks: 'the customer is not asked again when the day changes',
    file: EDIT,
    text: '...(reschedules(loaded.facts, changed) && { smsSentAt: null, confirmedByCustomerAt: null }),',
    instead: '',
    noticedBy: OFFICE,
  },
  {
    breaks: 'an edit shows the documents of other deliveries',
    file: EDIT,
    text: "if (!added.every((key) => own.has(key))) throw fieldError('docs', 'invalid')",
    instead: '',
    noticedBy: [`${FEATURE}/validation-docs.test.ts`],
  },
  {
    breaks: 'clients set their own final price',
    file: EDIT,
    text: "if (actor.role !== 'ADMIN') throw new AppError('FORBIDDEN', { reason: 'WRONG_ROLE' })",
    instead: '',
    noticedBy: OFFICE,
  },
  {
    breaks: 'a delivery that begins again keeps its old codes and link',
    file: `${FEATURE}/service/office.ts`,
    text: "      ...newCodes(type === 'TWO_WAY_DELIVERY'),\n      trackingId: newTrackingId(),\n",
    instead: '',
    noticedBy: OFFICE,
  },
  {
    breaks: 'the return car of a cancelled restitution stays on the delivery',
    file: `${FEATURE}/service/office.ts`,
    text: 'apply: () => removeReturnVehicle(tx, row.id, now),',
    instead: '',
    noticedBy: OFFICE,
  },
  {
    breaks: 'a client orders in the name of somebody else',
    file: `${FEATURE}/service/people.ts`,
    text: "if (actor.role === 'CLIENT' && wanted && wanted !== actor.profileId) throw new AppError('FORBIDDEN')",
    instead: '',
    noticedBy: OFFICE,
  },
  {
    breaks: 'the office orders in the name of a member, who answers for nothing',
    file: `${FEATURE}/service/people.ts`,
    text: "if (actor.role === 'ADMIN') ensure(mayBeNamed(found.representative.rank))",
    instead: '',
    noticedBy: OFFICE,
  },
  {
    breaks: 'phones of an open auction are not told that it opened',
    file: `${FEATURE}/reactions.ts`,
    text: "auction: before?.status === 'WAITING_FOR_DRIVER' || after.status === 'WAITING_FOR_DRIVER',",
    instead: 'auction: false,',
    noticedBy: [`${FEATURE}/hints.test.ts`],
  },
  {
    breaks: 'the driver who lost the mission keeps it on the screen',
    file: `${FEATURE}/reactions.ts`,
    text: 'const drivers = [before?.selectedDriverId, after.selectedDriverId,',
    instead: 'const drivers = [after.selectedDriverId,',
    noticedBy: [`${FEATURE}/hints.test.ts`],
  },
  {
    breaks: 'a driver is said to be free on days of which the planning has read nothing',
    file: 'web/src/features/deliveries/planning/candidate.ts',
    text: '!held || held.from.getTime() < shown.from || held.to.getTime() > shown.to',
    instead: '!held',
    noticedBy: ['web/src/features/deliveries/planning'],
  },
  {
    breaks: 'a driver who was given another mission a minute ago still stands as free in an open form',
    file: 'web/src/lib/suggestions/suggestions-query.ts',
    text: "['deliveries', 'drivers', 'suggestions', asked]",
    instead: "['drivers', 'suggestions', asked]",
    noticedBy: ['web/src/app/shell/refresh.test.ts'],
  },
  {
    breaks: 'a driver who has just told days off still stands as free in an open form',
    file: 'web/src/app/shell/refresh.ts',
    text: 'all(drivers, freeDrivers, payments)',
    instead: 'all(drivers, payments)',
    noticedBy: ['web/src/app/shell/refresh.test.ts'],
  },
]
