const UPKEEP = 'server/src/features/upkeep'
const MESSAGES = [`${UPKEEP}/messages.test.ts`]
const LOG = [`${UPKEEP}/security-log.test.ts`]
const DB = 'server/src/platform/db'
const COPY = [`${DB}/replica/replica.test.ts`]
const BATCHES = [`${DB}/batches.test.ts`]
const PIPELINE = [`${DB}/pipeline.test.ts`]
const SHARED = [`${DB}/shared-reads.test.ts`]

/** How the product runs, what super administrators do about it, and the reads that many share or a copy answers. */
export const faults = [
  {
    breaks: 'a message that has left is sent again by hand',
    file: `${UPKEEP}/service.ts`,
    text: 'and(hasId(id), isAnyOf(MESSAGE_MOVES.SEND_AGAIN))',
    instead: 'and(hasId(id))',
    noticedBy: MESSAGES,
  },
  {
    breaks: 'a message that has left is given up',
    file: `${UPKEEP}/service.ts`,
    text: 'and(hasId(id), isAnyOf(MESSAGE_MOVES.GIVE_UP))',
    instead: 'and(hasId(id))',
    noticedBy: MESSAGES,
  },
  {
    breaks: 'all channels are sent again where one was meant',
    file: `${UPKEEP}/service.ts`,
    text: 'channels.length > 0 ? isOfChannels(channels) : undefined',
    instead: 'undefined',
    noticedBy: MESSAGES,
  },
  {
    breaks: 'the page of messages shows whole addresses',
    file: `${UPKEEP}/read/messages.ts`,
    text: 'to: maskedRecipient(message.channel, to)',
    instead: 'to',
    noticedBy: MESSAGES,
  },
  {
    breaks: 'the security log shows the whole address of somebody without a name',
    file: `${UPKEEP}/read/security-log.ts`,
    text: 'person.name ?? maskedEmail(person.email)',
    instead: 'person.name ?? person.email',
    noticedBy: LOG,
  },
  {
    breaks: 'a search in the security log finds only who did it',
    file: `${UPKEEP}/read/security-log.ts`,
    text: ' OR l.subject IN (SELECT id::text FROM people)',
    instead: '',
    noticedBy: LOG,
  },
  {
    breaks: 'a copy is used while it is behind',
    file: `${DB}/replica/lag.ts`,
    text: 'if (end <= place)',
    instead: 'if (end >= place || end <= place)',
    noticedBy: COPY,
  },
  {
    breaks: 'a copy that is away is asked all the same',
    file: `${DB}/replica/stale-reads.ts`,
    text: 'if (!watch.isUsed()) return undefined',
    instead: 'void watch.isUsed()',
    noticedBy: COPY,
  },
  {
    breaks: 'a database that follows no other is taken for a copy',
    file: `${DB}/replica/watch.ts`,
    text: 'if (!follows) throw',
    instead: 'if (!follows && house === "") throw',
    noticedBy: COPY,
  },
  {
    breaks: 'rows that were given are given again where the copy goes away behind them',
    file: `${DB}/replica/stale-reads.ts`,
    text: '        yield* reading\n',
    instead: '        yield* primary.stream<R>(statement, size)\n',
    noticedBy: COPY,
  },
  {
    breaks: 'whoever asks later shares a reading that began before',
    file: `${DB}/shared-reads.ts`,
    text: '(turn.next ??= turn.now.then(() => begin(turn, key, statement)))',
    instead: 'turn.now',
    noticedBy: SHARED,
  },
  {
    breaks: 'rows are kept after everybody has them',
    file: `${DB}/shared-reads.ts`,
    text: '      turns.delete(key)\n      turn.now = undefined\n',
    instead: '',
    noticedBy: SHARED,
  },
  {
    breaks: 'each statement of a turn leaves in a packet of its own',
    file: `${DB}/batches.ts`,
    text: '    await endOfTurn()\n',
    instead: '    await undefined\n',
    noticedBy: BATCHES,
  },
  {
    breaks: 'those who come after slow statements wait for them',
    file: `${DB}/batches.ts`,
    text: 'else if (working < most)',
    instead: 'else if (working < 0)',
    noticedBy: BATCHES,
  },
  {
    breaks: 'a statement whose value cannot be written is left out, and those before it happen',
    file: `${DB}/pipeline.ts`,
    text: 'if (this.#fault) connection.stream.destroy(this.#fault)\n    else connection.sync()',
    instead: 'connection.sync()',
    noticedBy: PIPELINE,
  },
  {
    breaks: 'a statement behind one that failed is taken for known, and fails from then on',
    file: `${DB}/pipeline.ts`,
    text: 'if (name !== undefined) delete',
    instead: 'if (name === null) delete',
    noticedBy: PIPELINE,
  },
  {
    breaks: 'a transaction that has begun is never committed',
    file: `${DB}/transactions.ts`,
    text: '...(begun ? [COMMIT] : [])',
    instead: '',
    noticedBy: PIPELINE,
  },
  {
    breaks: 'whoever comes after a connection was lost gets the lost one',
    file: `${DB}/transactions.ts`,
    text: '      await rowsOfAll(client, begun ? [ROLLBACK] : []).catch(() => undefined)\n',
    instead: '',
    noticedBy: PIPELINE,
  },
  {
    breaks: 'a backup of the embedded database holds values that were read for programs',
    file: `${DB}/result-parsers.ts`,
    text: '  return asked\n',
    instead: '  return db\n',
    noticedBy: ['server/src/platform/backup/backup.test.ts'],
  },
  {
    breaks: 'a backup into a folder that is missing is a file of its name, and the next one fails',
    file: 'server/src/platform/backup/place.ts',
    text: String.raw`/[/\\]$/.test(to)`,
    instead: 'false',
    noticedBy: ['server/src/platform/backup/place.test.ts'],
  },
  {
    breaks: 'whole numbers of the embedded database are large ones',
    file: `${DB}/result-parsers.ts`,
    text: '  [types.INT8]: Number,\n',
    instead: '',
    noticedBy: [`${DB}/database.test.ts`],
  },
  {
    breaks: 'one phone sends a bad value, and the others lose their positions',
    file: 'server/src/features/tracking/service/positions.ts',
    text: 'if (!isOfValues(error)) return',
    instead: 'if (judged.length > 0 || !isOfValues(error)) return',
    noticedBy: ['server/src/features/tracking/tracking.test.ts', 'server/src/features/tracking/positions.test.ts'],
  },
  {
    breaks: 'an address without its scheme ends the start with a stack instead of its variable',
    file: 'server/src/variables.ts',
    text: 'abort: true',
    instead: 'abort: false',
    noticedBy: ['server/src/config.test.ts'],
  },
  {
    breaks: 'a database that is not there is not said with its variable',
    file: `${DB}/postgres.ts`,
    text: 'throw new DatabaseRefused(error)',
    instead: 'throw error',
    noticedBy: [`${DB}/database-away.test.ts`],
  },
  {
    breaks: 'each yes of the health check is a line of the log',
    file: 'server/src/platform/http/server.ts',
    text: "isHealthy ? 'debug' : 'info'",
    instead: "'info'",
    noticedBy: ['server/src/platform/http/rest.test.ts'],
  },
]
