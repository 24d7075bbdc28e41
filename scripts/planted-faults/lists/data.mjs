const IDEMPOTENCY = 'server/src/platform/idempotency.ts'
const REPEATED = ['server/src/platform/idempotency.test.ts']
const EVERY_CHANGE = ['server/src/proof/idempotency.test.ts']
const CREATE = 'server/src/features/deliveries/service/create.ts'

/** What is written, kept and taken away. */
export const faults = [
  {
    breaks: 'a call that is sent twice works twice',
    file: IDEMPOTENCY,
    text: 'if (taken.length > 0) {',
    instead: 'if (taken.length >= 0) {',
    noticedBy: REPEATED,
  },
  {
    breaks: 'another input under the same key gets the first answer',
    file: IDEMPOTENCY,
    text: "if (first?.inputHash !== inputHash) throw new AppError('CONFLICT', { reason: 'IDEMPOTENCY_MISMATCH' })",
    instead: 'if (!first) throw new Error()',
    noticedBy: REPEATED,
  },
  {
    breaks: 'a key is remembered for ever',
    file: IDEMPOTENCY,
    text: "interval '4 days'",
    instead: "interval '4 years'",
    noticedBy: REPEATED,
  },
  {
    breaks: 'changes of the office and of members are made as often as they are sent',
    file: IDEMPOTENCY,
    text: 'once(tx, ctx, operation, input, () => change(tx))',
    instead: 'change(tx)',
    noticedBy: EVERY_CHANGE,
  },
  {
    breaks: 'the codes of a delivery are kept with the answers of its changes',
    file: IDEMPOTENCY,
    text: 'const { id } = await work(tx)\n    return { id }',
    instead: 'return await work(tx)',
    noticedBy: EVERY_CHANGE,
  },
  {
    breaks: 'an order that is repeated after its dates is refused',
    file: CREATE,
    text: '    const created = db.tx(async (tx) => {\n',
    instead: '    if (!parsed.ok) throw refusalError(parsed)\n    const created = db.tx(async (tx) => {\n',
    noticedBy: ['server/src/features/deliveries/repeated-order.test.ts'],
  },
  {
    breaks: 'only the first thousand rows of what may no longer be kept go',
    file: 'server/src/platform/retention.ts',
    text: 'return gone.length === BATCH',
    instead: 'return false',
    noticedBy: ['server/src/proof/retention.test.ts'],
  },
  {
    breaks: 'after the first thing that fails at night nothing else is forgotten',
    file: 'server/src/platform/retention.ts',
    text: 'failures.push(error)',
    instead: 'throw error',
    noticedBy: ['server/src/platform/retention.test.ts'],
  },
  {
    breaks: 'an undone completion keeps its invoice',
    file: 'server/src/features/invoices/reactions.ts',
    text: 'await creditInvoice(tx, after, at)',
    instead: '',
    noticedBy: ['server/src/features/invoices/invoices.test.ts'],
  },
  {
    breaks: 'the driver of a finished mission is owed nothing',
    file: 'server/src/features/invoices/reactions.ts',
    text: 'await owePayment(tx, after, at)',
    instead: '',
    noticedBy: ['server/src/features/invoices/invoices.test.ts'],
  },
  {
    breaks: 'the report of an inspection states what stood when it was drawn, not when the step was taken',
    file: 'server/src/features/missions/service/missions.ts',
    text: 'if (inspected && !(await drawn?.isTrueOf(tx, delivery.row)))',
    instead: 'if (inspected && !drawn)',
    noticedBy: ['server/src/features/reports/reports.test.ts'],
  },
]
