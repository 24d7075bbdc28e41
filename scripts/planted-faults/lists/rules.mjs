/** Rules that server and pages share. */
export const faults = [
  {
    breaks: 'a delivery in its auction alerts nobody once its deadline has passed',
    file: 'domain/src/deliveries/tabs.ts',
    text: 'return facts.carDeliveryDeadline <= alertHorizon(now)',
    instead: 'return facts.carDeliveryDeadline <= alertHorizon(now) && facts.carDeliveryDeadline >= now',
    noticedBy: ['domain/test/deliveries/tabs.test.ts'],
  },
  {
    breaks: 'each vehicle of a round trip emits what both ways do',
    file: 'domain/src/deliveries/greenhouse-gas.ts',
    text: 'const km = distance / 1000 / ways',
    instead: 'const km = distance / 1000',
    noticedBy: ['domain/test/deliveries/greenhouse-gas.test.ts'],
  },
  {
    breaks: 'an invoice says an emission of nothing where no distance is known',
    file: 'domain/src/deliveries/greenhouse-gas.ts',
    text: 'if (distance === null || vehicles.length < ways) return null',
    instead: 'if (distance === null || vehicles.length < ways) return 0',
    noticedBy: ['domain/test/deliveries/greenhouse-gas.test.ts', 'server/src/features/invoices/invoices.test.ts'],
  },
  {
    breaks: 'the tracking page tells the code after the mission',
    file: 'domain/src/deliveries/masks-public.ts',
    text: 'destinationCode: BEFORE_HAND_OVER,',
    instead: "destinationCode: 'always',",
    noticedBy: ['domain/test/deliveries'],
  },
  {
    breaks: 'what others saved of the same vehicle is undone by who types after them',
    file: 'web/src/lib/changed.ts',
    text: 'if (!isRecord(values) || !isRecord(before) || !isRecord(now)) return values',
    instead: 'if (!isRecord(values) || !isRecord(before) || !isRecord(now) || "plate" in values) return values',
    noticedBy: ['web/src/lib/changed.test.ts'],
  },
  {
    breaks: 'a form sends what nobody changed in it',
    file: 'web/src/lib/changed.ts',
    text: '([field, value]) => !isSame(value, former.get(field))',
    instead: '() => former.size > 0',
    noticedBy: ['web/src/lib/changed.test.ts'],
  },
  {
    breaks: 'an organisation that asks for one date is asked for three',
    file: 'web/src/features/wizard/client/values.ts',
    text: "(!oneDate || name === 'carDeliveryDeadline') && ",
    instead: '',
    noticedBy: ['web/src/features/wizard'],
  },
  {
    breaks: 'the week of the calendar begins on Sunday',
    file: 'domain/src/deliveries/calendar.ts',
    text: 'weekStartsOn: 1',
    instead: 'weekStartsOn: 0',
    noticedBy: ['domain/test/deliveries/calendar.test.ts'],
  },
]
