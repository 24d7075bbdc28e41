const INVOICES = 'server/src/features/invoices'
const BOOKS = [`${INVOICES}/invoices.test.ts`]
const DOCUMENTS = [`${INVOICES}/documents.test.ts`]
const PAYMENTS = [`${INVOICES}/payments.test.ts`]
const PRICING = 'server/src/features/pricing'

/** Prices, invoices and what drivers are owed. */
export const faults = [
  {
    breaks: 'the first hour of January is numbered in the year before',
    file: `${INVOICES}/store/invoices.ts`,
    text: 'year: parisYear(at) }',
    instead: 'year: at.getUTCFullYear() }',
    noticedBy: BOOKS,
  },
  {
    breaks: 'credit notes take numbers of invoices',
    file: `${INVOICES}/store/invoices.ts`,
    text: "credit: 'A'",
    instead: "credit: 'F'",
    noticedBy: BOOKS,
  },
  {
    breaks: 'a cancelled delivery still owes its driver',
    file: `${INVOICES}/service/issue.ts`,
    text: "if (decidePaymentMove(status, 'CANCELLED').ok) await cancelPayment(tx, id, at)",
    instead: "if (decidePaymentMove(status, 'CANCELLED').ok) continue",
    noticedBy: BOOKS,
  },
  {
    breaks: 'nobody hears that a cancelled delivery was paid already',
    file: `${INVOICES}/service/issue.ts`,
    text: "else if (status === 'PAID') tx.emit('payment.kept', { delivery, paymentId: id, driverId, amount })",
    instead: '',
    noticedBy: BOOKS,
  },
  {
    breaks: 'an invoice abroad does not say who owes the tax',
    file: `${INVOICES}/service/issue.ts`,
    text: 'vatMention: vat.reverseCharge ? REVERSE_CHARGE : null,',
    instead: 'vatMention: null,',
    noticedBy: DOCUMENTS,
  },
  {
    breaks: 'options are billed on top of the agreed price',
    file: `${INVOICES}/service/lines.ts`,
    text: 'const transport = total - apart.reduce((sum, { price }) => sum + price, 0)',
    instead: 'const transport = total',
    noticedBy: BOOKS,
  },
  {
    breaks: "clients open other organisations' invoices",
    file: `${INVOICES}/read/documents.ts`,
    text: 'return eq(invoices.organizationId, actor.organizationId)',
    instead: 'return undefined',
    noticedBy: DOCUMENTS,
  },
  {
    breaks: "drivers open other drivers' payments",
    file: `${INVOICES}/read/documents.ts`,
    text: 'own ? and(own, or(eq(payments.id, id), eq(payments.deliveryId, id))) : eq(payments.id, id)',
    instead: 'or(eq(payments.id, id), eq(payments.deliveryId, id))',
    noticedBy: DOCUMENTS,
  },
  {
    breaks: 'drivers read what others are owed',
    file: `${INVOICES}/read/conditions.ts`,
    text: "return actor.role === 'DRIVER' ? `p.driver_id = ${params.add(actor.profileId)}::uuid` : 'false'",
    instead: "return 'true'",
    noticedBy: DOCUMENTS,
  },
  {
    breaks: 'a payment that is settled goes on',
    file: `${INVOICES}/service/payments.ts`,
    text: 'ensure(decidePaymentMove(found.status, status))',
    instead: '',
    noticedBy: PAYMENTS,
  },
  {
    breaks: 'the last day of a period is left out of the payments',
    file: `${INVOICES}/read/conditions.ts`,
    text: 'p.created_at <= ${moment(createdTo)}',
    instead: "p.created_at <= date_trunc('day', ${moment(createdTo)})",
    noticedBy: PAYMENTS,
  },
  {
    breaks: 'the workbook of payments is of every day, whatever is shown',
    file: `${INVOICES}/doors/export.ts`,
    text: 'filter: { createdFrom: from, createdTo: to },',
    instead: '',
    noticedBy: [`${INVOICES}/export.test.ts`],
  },
  {
    breaks: 'a credit note bills an organisation as it is today',
    file: `${INVOICES}/service/issue.ts`,
    text: '    buyer: original.buyer,',
    instead: '    buyer: { ...original.buyer, siren: null },',
    noticedBy: DOCUMENTS,
  },
  {
    breaks: 'messages and documents round to whole euros',
    file: 'server/src/platform/format.ts',
    text: 'money[language].format(toEuros(cents))',
    instead: 'money[language].format(Math.round(toEuros(cents)))',
    noticedBy: ['server/src/features/messages/render.test.ts'],
  },
  {
    breaks: 'the first tariff stays in force for ever',
    file: `${PRICING}/store.ts`,
    text: 'orderBy(desc(tariffs.createdAt), desc(tariffs.id))',
    instead: 'orderBy(tariffs.createdAt, tariffs.id)',
    noticedBy: [`${PRICING}/pricing.test.ts`],
  },
  {
    breaks: 'a journey that leaves Île-de-France costs as one within it',
    file: `${PRICING}/service/quote.ts`,
    text: 'insideIdf: from.isInIdf && to.isInIdf,',
    instead: 'insideIdf: from.isInIdf || to.isInIdf,',
    noticedBy: [`${PRICING}/pricing.test.ts`],
  },
  {
    breaks: 'no price while the routing service is away',
    file: `${PRICING}/service/quote.ts`,
    text: 'const found = await routes.route([from, to]).catch(() => undefined)',
    instead: 'const found = await routes.route([from, to])',
    noticedBy: [`${PRICING}/pricing.test.ts`],
  },
  {
    breaks: 'the way back is driven for nothing',
    file: `${PRICING}/service/quote.ts`,
    text: 'roundTrip: question.roundTrip ?? false,',
    instead: 'roundTrip: false,',
    noticedBy: [`${PRICING}/pricing.test.ts`],
  },
]
