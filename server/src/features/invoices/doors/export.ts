import { exportPayments } from '@volant/contract/rest/invoices'
import { SUBSCRIPTION_TIERS } from '@volant/domain/drivers/subscriptions'
import { PAYMENT_STATUSES } from '@volant/domain/offers/payments'
import type { Clock } from '../../../platform/clock'
import type { Database } from '../../../platform/db/database'
import { defineRoute } from '../../../platform/operations/registry'
import type { RestOperation } from '../../../platform/operations/registry'
import { wordsIn } from '../../../platform/words'
import { columnsOf, EUROS, MOMENT, text, WHOLE } from '../../../platform/xlsx/columns'
import type { Layout, StoredRow } from '../../../platform/xlsx/columns'
import { answerWorkbook } from '../../../platform/xlsx/reply'
import { logSecurity } from '../../identity/public'
import { paymentRows } from '../read/export'
import type { PAYMENT_SHEETS } from '../read/export'

type Sheets = typeof PAYMENT_SHEETS

const OF_DELIVERIES: Layout<keyof Sheets['delivery']> = {
  createdAt: MOMENT,
  number: WHOLE,
  driver: text(26),
  contract: WHOLE,
  amount: EUROS,
  status: text(14),
  disbursements: EUROS,
}

const OF_SUBSCRIPTIONS: Layout<keyof Sheets['subscription']> = {
  createdAt: MOMENT,
  number: WHOLE,
  driver: text(26),
  subscription: text(20),
  month: { kind: 'month', width: 11 },
  amount: EUROS,
  status: text(14),
}

/** How the pages call what is stored under one of these words. */
const named =
  <const Word extends string>(words: readonly Word[], name: (word: Word) => string) =>
  (value: StoredRow[number]) => {
    const known = words.find((word) => word === value)
    return known === undefined ? null : name(known)
  }

/** The payments of drivers as a workbook, all pages of what is shown; whoever takes it is written down. */
export function paymentExportDoor(db: Database, clock: Clock, author: string): RestOperation {
  return defineRoute(exportPayments, {}, async ({ actor, language }, { body }, reply) => {
    const { tab = 'delivery', from, to, search, orderBy = 'createdAt', order = 'desc' } = body
    const now = clock.now()
    const rows = await paymentRows(db, actor, tab, {
      keyword: search,
      sort: { field: orderBy, order },
      filter: { createdFrom: from, createdTo: to },
    })
    const [t, heading] = await Promise.all([wordsIn(language, 'invoices'), wordsIn(language, 'sheets')])
    await db.tx((tx) =>
      logSecurity(tx, {
        kind: 'export.made',
        at: now,
        ...('sub' in actor && { actorSub: actor.sub }),
        data: { what: 'payments', tab },
      }),
    )
    const status = named(PAYMENT_STATUSES, (word) => t(`status.${word}`))
    // what is paid for a mission holds receipts with their tax
    const titled = (key: keyof Sheets['delivery'] | keyof Sheets['subscription']) =>
      heading(key === 'amount' ? `payments.amount.${tab}` : `payments.${key}`)
    const { columns, cells } =
      tab === 'delivery'
        ? columnsOf(OF_DELIVERIES, titled, { status })
        : columnsOf(OF_SUBSCRIPTIONS, titled, {
            status,
            subscription: named(SUBSCRIPTION_TIERS, (word) => t(`tier.${word}`)),
            month: (value) => (typeof value === 'string' ? new Date(`${value}-01`) : null),
          })
    return answerWorkbook(reply, heading(`payments.file.${tab}`), now, {
      name: heading(`payments.name.${tab}`),
      author,
      columns,
      pieces: cells(rows),
    })
  })
}
