import { ensure } from '@volant/contract/errors'
import { exportDeclaration } from '@volant/contract/rest/invoices'
import { decideDeclaration } from '@volant/domain/offers/declaration'
import type { Clock } from '../../../platform/clock'
import type { Database } from '../../../platform/db/database'
import { defineRoute } from '../../../platform/operations/registry'
import type { RestOperation } from '../../../platform/operations/registry'
import { wordsIn } from '../../../platform/words'
import { columnsOf, DAY, EUROS, text, WHOLE } from '../../../platform/xlsx/columns'
import type { Layout } from '../../../platform/xlsx/columns'
import { answerWorkbook } from '../../../platform/xlsx/reply'
import { logExport } from '../../identity/public'
import { declarationRows } from '../read/declaration'
import type { DECLARATION_SHEET } from '../read/declaration'

const LAYOUT: Layout<keyof typeof DECLARATION_SHEET> = {
  number: WHOLE,
  lastName: text(22),
  firstName: text(20),
  birthDate: DAY,
  company: text(26),
  siren: text(12),
  address: text(34),
  postalCode: text(12),
  city: text(22),
  country: text(8),
  iban: text(36),
  paid1: EUROS,
  missions1: WHOLE,
  paid2: EUROS,
  missions2: WHOLE,
  paid3: EUROS,
  missions3: WHOLE,
  paid4: EUROS,
  missions4: WHOLE,
  paid: EUROS,
  missions: WHOLE,
}

/**
 * What drivers were paid in a year, as a platform declares it, or what is declared of the driver who asks. It holds account numbers, and
 * whoever takes it is written down.
 */
export function declarationDoor(db: Database, clock: Clock, author: string): RestOperation {
  return defineRoute(exportDeclaration, {}, async ({ actor, language }, { body: { year } }, reply) => {
    const now = clock.now()
    ensure(decideDeclaration(year, now))
    const rows = await declarationRows(db, year, actor.role === 'DRIVER' ? actor.profileId : null)
    const heading = await wordsIn(language, 'sheets')
    await logExport(db, actor, now, { what: 'declaration', year })
    const { columns, cells } = columnsOf(LAYOUT, (key) => heading(`declaration.${key}`))
    return answerWorkbook(reply, heading('declaration.file', { year }), now, {
      name: heading('declaration.name', { year }),
      author,
      columns,
      pieces: cells(rows),
    })
  })
}
