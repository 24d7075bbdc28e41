import { AppError } from '@volant/contract/errors'
import { exportDrivers } from '@volant/contract/rest/drivers'
import { FLAGS_OF } from '@volant/domain/drivers/states'
import type { DriverState } from '@volant/domain/kernel/actor'
import type { Clock } from '../../../platform/clock'
import type { Database } from '../../../platform/db/database'
import { defineRoute } from '../../../platform/operations/registry'
import type { RestOperation } from '../../../platform/operations/registry'
import { wordsIn } from '../../../platform/words'
import type { Translate } from '../../../platform/words'
import { answerWorkbook } from '../../../platform/xlsx/reply'
import type { Cell } from '../../../platform/xlsx/styles'
import type { SheetColumn } from '../../../platform/xlsx/workbook'
import { logSecurity } from '../../identity/public'
import { driverRows } from '../read/export'
import type { DRIVER_SHEET, DriverSheetRow } from '../read/export'

const text = (width: number) => ({ kind: 'text', width }) as const
const WHOLE = { kind: 'whole', width: 11 } as const

const LAYOUT: Readonly<Record<keyof typeof DRIVER_SHEET, Pick<SheetColumn, 'kind' | 'width'>>> = {
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
  rating: text(8),
  createdAt: { kind: 'moment', width: 17 },
}
// a constant has no other keys than its type names
const KEYS = Object.keys(LAYOUT) as (keyof typeof LAYOUT)[]

const isState = (value: unknown): value is DriverState => typeof value === 'string' && value in FLAGS_OF

function cellsOf(row: DriverSheetRow, t: Translate<'drivers'>): Cell[] {
  return KEYS.map((key, index) => {
    const value = row[index] ?? null
    if (key === 'state' && isState(value)) return t(`standing.${value}`)
    if (key === 'rating') return value === null ? null : String(value)
    if (key === 'createdAt' && typeof value === 'number') return new Date(value)
    return value === '' ? null : value
  })
}

/** A list of drivers as a workbook, all pages of it; for the office, and written down. */
export function driverExportDoor(db: Database, clock: Clock, author: string): RestOperation {
  return defineRoute(exportDrivers, {}, async ({ actor, language }, { body }, reply) => {
    if (actor.role !== 'ADMIN') throw new AppError('FORBIDDEN', { reason: 'WRONG_ROLE' })
    const { orderBy = 'createdAt', order = 'desc', state, email, nameSearch, postalCode } = body
    const now = clock.now()
    const rows = driverRows(db, { state, email, nameSearch, postalCode }, { field: orderBy, order })
    const [t, heading] = await Promise.all([wordsIn(language, 'drivers'), wordsIn(language, 'sheets')])
    await db.tx((tx) =>
      logSecurity(tx, {
        kind: 'export.made',
        at: now,
        actorSub: actor.sub,
        data: { what: 'drivers', state: state ?? null },
      }),
    )
    async function* pieces() {
      for await (const piece of rows) yield piece.map(({ cells }) => cellsOf(cells, t))
    }
    const columns = KEYS.map((key): SheetColumn => ({ ...LAYOUT[key], heading: heading(`drivers.${key}`) }))
    return answerWorkbook(reply, heading('drivers.file'), now, {
      name: heading('drivers.name'),
      author,
      columns,
      pieces: pieces(),
    })
  })
}
