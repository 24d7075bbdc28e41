import { redirect } from '@tanstack/react-router'
import { TAB_NAMES, tabOf, type DeliveryTab } from '@volant/domain/deliveries/tabs'
import { searchParams, text } from '../lib/search'
import { keyOf, paths, type Panel } from './paths'

/** The tab that a table's address names; undefined for a word that names none. */
export function tabFrom(segment: string): DeliveryTab | undefined {
  return TAB_NAMES.find((tab) => tab === keyOf(segment))
}

export function toDefaultTab(panel: Panel) {
  return () => {
    throw redirect({ href: paths.deliveries(panel), replace: true })
  }
}

/** Opens a tab of the panel: unknown ones lead to the default, those of others to the not-authorised page. */
export function openTab(panel: 'admin' | 'client') {
  return ({ params }: { params: { status: string } }) => {
    const tab = tabFrom(params.status)
    if (!tab) throw redirect({ href: paths.deliveries(panel), replace: true })
    if (!tabOf(panel === 'admin' ? 'ADMIN' : 'CLIENT', tab))
      throw redirect({ href: paths.notAuthorised(), replace: true })
    return { tab }
  }
}

/** `?contract=` of the live map: the delivery that is selected there. */
export const liveMapSearch = searchParams({ contract: text(20) })
