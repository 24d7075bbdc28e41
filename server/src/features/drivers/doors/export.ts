import { exportDrivers } from '@volant/contract/rest/drivers'
import { FLAGS_OF } from '@volant/domain/drivers/states'
import type { DriverState } from '@volant/domain/kernel/actor'
import type { Clock } from '../../../platform/clock'
import type { Database } from '../../../platform/db/database'
import { defineRoute } from '../../../platform/operations/registry'
import type { RestOperation } from '../../../platform/operations/registry'
import { wordsIn } from '../../../platform/words'
import { columnsOf, MOMENT, text, WHOLE } from '../../../platform/xlsx/columns'
import type { Layout } from '../../../platform/xlsx/columns'
import { answerWorkbook } from '../../../platform/xlsx/reply'
import { logExport } from '../../identity/public'
import { driverRows } from '../read/export'
import type { DRIVER_SHEET } from '../read/export'

const LAYOUT: Layout<keyof typeof DRIVER_SHEET> = {
  number: WHOLE,
  lastName: text(22),
  firstName: text(20),
  email: text(32),
  phone: text(16),
  company: text(26),
  siret: text(18),
  address: text(34),
  postalCode: text(12),
  city: text(22),
  country: text(8),
  state: text(14),
  missions: WHOLE,
  givenBack: WHOLE,
  rating: { kind: 'decimal', width: 8 },
  createdAt: MOMENT,
}
const isState = (value: unknown): value is DriverState => typeof value === 'string' && value in FLAGS_OF

/** A list of drivers as a workbook, all pages of it; for the office, and written down. */
export function driverExportDoor(db: Database, clock: Clock, author: string): RestOperation {
  return defineRoute(exportDrivers, {}, async ({ actor, language }, { body }, reply) => {
    const { orderBy = 'createdAt', order = 'desc', state, email, nameSearch, postalCode } = body
    const now = clock.now()
    const rows = await driverRows(db, { state, email, nameSearch, postalCode }, { field: orderBy, order }, now)
    const [t, heading] = await Promise.all([wordsIn(language, 'drivers'), wordsIn(language, 'sheets')])
    await logExport(db, actor, now, { what: 'drivers', state: state ?? null })
    const { columns, cells } = columnsOf(LAYOUT, (key) => heading(`drivers.${key}`), {
      state: (value) => (isState(value) ? t(`standing.${value}`) : null),
    })
    return answerWorkbook(reply, heading('drivers.file'), now, {
      name: heading('drivers.name'),
      author,
      columns,
      pieces: cells(rows),
    })
  })
}
