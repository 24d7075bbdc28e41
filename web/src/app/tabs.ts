import { redirect } from '@tanstack/react-router'
import { tabOf } from '@volant/domain/deliveries/tabs'
import { searchParams, text } from '../lib/search'
import { paths, type Panel } from './paths'
import { tabFrom } from './tab-from'

export function toDefaultTab(panel: Panel) {
  return () => {
    throw redirect({ href: paths.deliveries(panel), replace: true })
  }
}

/** Opens a tab of the panel: unknown ones redirect to the default, those of other roles to the not-authorised page. */
export function openTab(panel: 'admin' | 'client') {
  return ({ params }: { params: { status: string } }) => {
    const tab = tabFrom(params.status)
    if (!tab) throw redirect({ href: paths.deliveries(panel), replace: true })
    if (!tabOf(panel === 'admin' ? 'ADMIN' : 'CLIENT', tab))
      throw redirect({ href: paths.notAuthorised(), replace: true })
    return { tab }
  }
}

/** `?contract=` of the live map: the selected delivery; `?open=` the one in the panel. */
export const liveMapSearch = searchParams({ contract: text(20), open: text(20) })
