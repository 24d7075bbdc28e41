const FILES = 'server/src/features/files'
const READING = [`${FILES}/files.test.ts`]
const UPLOAD = [`${FILES}/upload.test.ts`]
const TRACKING = 'server/src/features/tracking'
const FOLLOWING = [`${TRACKING}/tracking.test.ts`]
const RETENTION = ['server/src/proof/retention.test.ts']

/** Files, places and the way of a vehicle. */
export const faults = [
  {
    breaks: 'the link to a file works for ever',
    file: `${FILES}/service/links.ts`,
    text: 'if (Number(expires) * 1000 <= this.#clock.now().getTime()) return undefined',
    instead: '',
    noticedBy: READING,
  },
  {
    breaks: 'files are served to whoever knows their name',
    file: `${FILES}/service/links.ts`,
    text: 'given.length === right.length && timingSafeEqual(given, right)',
    instead: 'given.length <= right.length || timingSafeEqual(given, right)',
    noticedBy: READING,
  },
  {
    breaks: 'a document of somebody else runs in our pages',
    file: `${FILES}/doors.ts`,
    text: ".header('content-security-policy', \"default-src 'none'; sandbox\")",
    instead: '',
    noticedBy: READING,
  },
  {
    breaks: 'a file loses its bytes when nobody hears of its commit',
    file: `${FILES}/service/upload.ts`,
    text: "if (await markReady(tx, row, stored, at)) tx.emit('file.replaced', { ...row, at })\n    })",
    instead:
      "if (await markReady(tx, row, stored, at)) tx.emit('file.replaced', { ...row, at })\n    }).catch(async (error: unknown) => {\n      await storage.remove(row.id)\n      throw error\n    })",
    noticedBy: UPLOAD,
  },
  {
    breaks: 'a file that an invoice shows is taken away',
    file: `${FILES}/service/service.ts`,
    text: "if (await owner.isInUse(tx, file)) throw new AppError('CONFLICT', { reason: 'FILE_IN_USE' })",
    instead: '',
    noticedBy: READING,
  },
  {
    breaks: 'files are taken away without a question to whom they belong',
    file: `${FILES}/service/service.ts`,
    text: 'ensure(await owner.mayDelete(person, file))',
    instead: '',
    noticedBy: READING,
  },
  {
    breaks: 'deleted files stay on the disk',
    file: `${FILES}/store.ts`,
    text: 'or(lt(files.deletedAt, subDays(now, 30)), and(',
    instead: 'or(lt(files.deletedAt, subDays(now, 3000)), and(',
    noticedBy: READING,
  },
  {
    breaks: 'the link of an upload works again and again',
    file: `${FILES}/store.ts`,
    text: '.set({ nonce: null })',
    instead: '.set({ nonce })',
    noticedBy: UPLOAD,
  },
  {
    breaks: 'photos of a phone lie on their side',
    file: `${FILES}/service/inspect.ts`,
    text: "failOn: 'error' }).rotate()",
    instead: "failOn: 'error' })",
    noticedBy: UPLOAD,
  },
  {
    breaks: 'one person fills the disk',
    file: `${FILES}/service/service.ts`,
    text: 'const FILES_PER_DAY = 200',
    instead: 'const FILES_PER_DAY = 200_000',
    noticedBy: UPLOAD,
  },
  {
    breaks: 'a PDF is kept as a photo',
    file: `${FILES}/service/inspect.ts`,
    text: 'if (found?.mime !== type) throw notThatType()',
    instead: '',
    noticedBy: UPLOAD,
  },
  {
    breaks: 'the public page stays open for good',
    file: `${TRACKING}/service/tracking.ts`,
    text: '      if (!isTrackingOpen(secret, clock.now())) throw NOT_FOUND()\n',
    instead: '',
    noticedBy: FOLLOWING,
  },
  {
    breaks: 'the office never hears that a driver shares the position again',
    file: `${TRACKING}/service/positions.ts`,
    text: 'if (row.sharingPausedAt && recordedAt > row.sharingPausedAt)',
    instead: 'if (false)',
    noticedBy: FOLLOWING,
  },
  {
    breaks: 'the driver reads the code of the customer on the public page',
    file: `${TRACKING}/public-view.ts`,
    text: 'if (!given.destinationCode || asDriver)',
    instead: 'if (!given.destinationCode)',
    noticedBy: FOLLOWING,
  },
  {
    breaks: 'any driver moves the vehicle on the map',
    file: `${TRACKING}/service/positions.ts`,
    text: "if (actor.role !== 'DRIVER' || found?.row.selectedDriverId !== actor.profileId)",
    instead: "if (actor.role !== 'DRIVER' || !found)",
    noticedBy: FOLLOWING,
  },
  {
    breaks: 'the map shows where the vehicle started, not where it is',
    file: `${TRACKING}/store.ts`,
    text: "'-infinity')`))\n    .orderBy(desc(positions.recordedAt))",
    instead: "'-infinity')`))\n    .orderBy(positions.recordedAt)",
    noticedBy: FOLLOWING,
  },
  {
    breaks: 'one phone costs all the others their positions',
    file: `${TRACKING}/service/positions.ts`,
    text: 'if (!isOfValues(error))',
    instead: 'if (true)',
    noticedBy: [`${TRACKING}/positions.test.ts`],
  },
  {
    breaks: 'nobody who watches sees the vehicle move',
    file: `${TRACKING}/reactions.ts`,
    text: "{ on: 'position.recorded', phase: 'committed', react: position },",
    instead: '',
    noticedBy: FOLLOWING,
  },
  {
    breaks: 'it is kept for a year where drivers were',
    file: `${TRACKING}/retention.ts`,
    text: 'subDays(now, POSITION_DAYS)',
    instead: 'subDays(now, 365)',
    noticedBy: RETENTION,
  },
  {
    breaks: "recipients' phones are never forgotten",
    file: 'server/src/features/deliveries/retention.ts',
    text: '[maskRecipients, purgeDeleted]',
    instead: '[purgeDeleted]',
    noticedBy: RETENTION,
  },
  {
    breaks: 'one deleted delivery that has an invoice stops the purge of all others',
    file: 'server/src/features/deliveries/retention.ts',
    text: 'AND NOT EXISTS (SELECT 1 FROM invoices i WHERE i.delivery_id = d.id)',
    instead: '',
    noticedBy: RETENTION,
  },
  {
    breaks: 'answered confirmations are kept for ever',
    file: 'server/src/features/confirmation/retention.ts',
    text: 'subDays(now, 90)',
    instead: 'subDays(now, 9000)',
    noticedBy: RETENTION,
  },
  {
    breaks: 'strangers use our routing service',
    file: 'server/src/features/places/doors.ts',
    text: "if (actor.role === 'ANONYMOUS' && !(await isGuest(token))) throw new AppError('UNAUTHENTICATED')",
    instead: '',
    noticedBy: ['server/src/features/places/places.test.ts'],
  },
  {
    breaks: 'every letter that is typed asks the provider',
    file: 'server/src/features/places/service.ts',
    text: 'const SHORTEST_QUESTION = 2',
    instead: 'const SHORTEST_QUESTION = 0',
    noticedBy: ['server/src/features/places/places.test.ts'],
  },
]
