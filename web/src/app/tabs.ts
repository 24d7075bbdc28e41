import { redirect } from '@tanstack/react-router'
import { tabOf } from '@volant/domain/deliveries/tabs'
import { tableQuery } from '../features/deliveries/table/table-query'
import { searchOf, type TableSearch } from '../features/deliveries/table/table-search'
import { searchParams, text } from '../lib/search'
import type { RouterContext } from './guards'
import { paths, type Panel } from './paths'
import { tabFrom } from './tab-from'

export function toDefaultTab(panel: Panel) {
  return () => {
    throw redirect({ href: paths.deliveries(panel), replace: true })
  }
}

interface Opened {
  readonly context: RouterContext
  readonly params: { readonly status: string }
  readonly search: TableSearch
  readonly cause: 'preload' | 'enter' | 'stay'
}

/**
 * Opens a tab of the panel: unknown ones redirect to the default, those of other roles to the not-authorised page. Whoever
 * comes from elsewhere has its rows asked for at once, so that they are often there when the code of the page is.
 */
export function openTab(panel: 'admin' | 'client') {
  const role = panel === 'admin' ? 'ADMIN' : 'CLIENT'
  return ({ context, params, search, cause }: Opened) => {
    const tab = tabFrom(params.status)
    if (!tab) throw redirect({ href: paths.deliveries(panel), replace: true })
    if (!tabOf(role, tab)) throw redirect({ href: paths.notAuthorised(), replace: true })
    if (cause === 'enter') void context.queryClient.prefetchQuery(tableQuery(role, tab, searchOf(role, tab, search)))
    return { tab }
  }
}

/** `?contract=` of the live map: the selected delivery; `?open=` the one in the panel. */
export const liveMapSearch = searchParams({ contract: text(20), open: text(20) })
