import { exportSecurityEvents } from '@volant/contract/rest/upkeep'
import { SECURITY_KINDS } from '@volant/domain/upkeep/security-events'
import type { SecurityKind } from '@volant/domain/upkeep/security-events'
import type { Clock } from '../../../platform/clock'
import type { Database } from '../../../platform/db/database'
import { defineRoute } from '../../../platform/operations/registry'
import type { RestOperation } from '../../../platform/operations/registry'
import { wordsIn } from '../../../platform/words'
import { columnsOf, MOMENT, text } from '../../../platform/xlsx/columns'
import type { Layout } from '../../../platform/xlsx/columns'
import { maskedEmail } from '../../../platform/masked'
import { answerWorkbook } from '../../../platform/xlsx/reply'
import { logExport } from '../../identity/public'
import { eventRows } from '../read/export'
import type { SECURITY_SHEET } from '../read/export'

const LAYOUT: Layout<keyof typeof SECURITY_SHEET> = {
  at: MOMENT,
  kind: text(34),
  actor: text(30),
  subject: text(30),
  ip: text(18),
  details: text(60),
}
const isKind = (value: unknown): value is SecurityKind => SECURITY_KINDS.some((kind) => kind === value)

/** Somebody without a name is known by the e-mail address. */
function person(value: unknown): string | null {
  if (typeof value !== 'string') return null
  return value.includes('@') ? maskedEmail(value) : value
}

/** The security log as a workbook, all pages of a search; taking it is written into it. */
export function securityExportDoor(db: Database, clock: Clock, author: string): RestOperation {
  return defineRoute(exportSecurityEvents, {}, async ({ actor, language }, { body }, reply) => {
    const now = clock.now()
    const rows = await eventRows(db, body)
    const [t, heading] = await Promise.all([wordsIn(language, 'upkeep'), wordsIn(language, 'sheets')])
    await logExport(db, actor, now, { what: 'security-log' })
    const { columns, cells } = columnsOf(LAYOUT, (key) => heading(`security.${key}`), {
      actor: person,
      subject: person,
      kind: (value) => (isKind(value) ? t(`kind.${value}`) : null),
    })
    return answerWorkbook(reply, heading('security.file'), now, {
      name: heading('security.name'),
      author,
      columns,
      pieces: cells(rows),
    })
  })
}
