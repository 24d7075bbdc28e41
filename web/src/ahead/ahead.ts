import { searchOf, tableSearch } from '../features/deliveries/table/table-search'
import { tabFrom } from '../app/tab-from'
import { ClientDeliveryDocument, OfficeDeliveryDocument } from '../features/deliveries/detail/queries.generated'
import {
  CountsByAdminDocument,
  CountsByClientDocument,
  LateCountDocument,
} from '../features/deliveries/queries.generated'
import { ClientTableDocument, OfficeTableDocument } from '../features/deliveries/table/queries.generated'
import { tableVariables } from '../features/deliveries/table/table-request'
import { askAhead } from '../lib/ahead'
import { tokens } from '../lib/tokens'
import { loadFiles } from './load-files'
import { DETAIL_PATHS } from './pages'
import { filesOf } from './panel-files'

// Runs while the page's own script is still on its way: begins to load what that will need, and asks what it will ask.

const { pathname, search } = location

const askQuery = (document: object, variables: object) =>
  askAhead('POST', '/graphql', { body: { query: document.toString(), variables } })

/** The first rows of a table of deliveries, where the address says nothing of a filter. */
function askRows(): void {
  const [, panel, segment = ''] = /^\/(admin|client)\/pilot\/delivery-table\/([^/]+)\/?$/.exec(pathname) ?? []
  const tab = tabFrom(segment)
  if (panel === undefined || tab === undefined || search !== '') return
  const role = panel === 'admin' ? 'ADMIN' : 'CLIENT'
  const asked = role === 'ADMIN' ? OfficeTableDocument : ClientTableDocument
  const variables = tableVariables(tab, searchOf(role, tab, tableSearch.validate({})))
  askQuery(asked, variables)
}

/** How many are late, in the head of every page of admins, and the counts of the tabs. */
function askCounts(): void {
  const [, panel, counted] = /^\/(admin|client)\/(dashboard|pilot\/delivery-table)?/.exec(pathname) ?? []
  if (panel === 'admin') askQuery(LateCountDocument, {})
  if (counted === undefined) return
  const asked = panel === 'admin' ? CountsByAdminDocument : CountsByClientDocument
  askQuery(asked, {})
}

/** The delivery of a detail page. */
function askDelivery(): void {
  for (const [path, asked] of [
    [DETAIL_PATHS.admin, OfficeDeliveryDocument],
    [DETAIL_PATHS.client, ClientDeliveryDocument],
  ] as const) {
    const contract = path.exec(pathname)?.groups?.contract
    if (contract === undefined) continue
    askQuery(asked, { id: contract })
  }
}

loadFiles(filesOf(pathname))
if (tokens.id()) {
  askAhead('GET', '/auth/me')
  askRows()
  askDelivery()
  askCounts()
}
