import { AppError } from '@volant/contract/errors'
import { exportDeliveries } from '@volant/contract/rest/deliveries'
import type { Parsed } from '@volant/contract/rest/verb'
import { TAB_NAMES } from '@volant/domain/deliveries/tabs'
import type { DeliveryTab } from '@volant/domain/deliveries/tabs'
import type { Clock } from '../../../platform/clock'
import type { Database } from '../../../platform/db/database'
import { defineRoute } from '../../../platform/operations/registry'
import type { RestOperation } from '../../../platform/operations/registry'
import { answerWorkbook } from '../../../platform/xlsx/reply'
import { logExport } from '../../identity/public'
import { readForExport } from '../read/export'
import type { ExportQuery } from '../read/export'
import { deliverySheet } from './sheet'

type TableState = Parsed<typeof exportDeliveries, 'body'>

/** The tab that a table opens with. Description 2.1. */
const FIRST_TAB = 'confirmed'

function tabNamed(key: string): DeliveryTab | undefined {
  return TAB_NAMES.find((name) => name.toLowerCase().replaceAll('_', '-') === key)
}

/** The table's address in the terms of the list. */
function queryOf(state: TableState): ExportQuery {
  return {
    orderBy: state.orderBy ?? 'id',
    order: state.order ?? 'desc',
    filter: {
      tab: tabNamed(state.tab ?? FIRST_TAB),
      deliveryId: state.deliveryId,
      vin: state.vin,
      vehicleCode: state.vehicleCode,
      countries: state.deliveryCountries,
      types: state.deliveryType,
      services: state.deliveryServices,
      carDeliveryDeadlineFrom: state.carDeliveryDeadlineFrom,
      carDeliveryDeadlineTo: state.carDeliveryDeadlineTo,
      organizationSlugs: state.organizationSlug,
      punctuality: state.punctuality,
    },
  }
}

/** The table as a workbook: the rows of the list, all pages of them. Administrators only; whoever takes it is written down. */
export function exportDoor(db: Database, clock: Clock, author: string): RestOperation {
  return defineRoute(exportDeliveries, {}, async ({ actor, language }, { body }, reply) => {
    if (actor.role !== 'ADMIN') throw new AppError('FORBIDDEN', { reason: 'WRONG_ROLE' })
    const now = clock.now()
    const found = readForExport(db, actor, queryOf(body), now)
    await found.ensureFits()
    const { name, file, columns, cells } = await deliverySheet(language)
    const tab = body.tab ?? FIRST_TAB
    await logExport(db, actor, now, { what: 'deliveries', tab })
    return answerWorkbook(reply, `${file}-${tab}`, now, {
      name,
      author,
      columns,
      pieces: cells(found.pieces()),
    })
  })
}
