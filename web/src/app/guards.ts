import { notFound, redirect, type ParsedLocation } from '@tanstack/react-router'
import type { QueryClient } from '@tanstack/react-query'
import { findSession, type Session } from '../lib/session'
import { panelOf, paths, type Panel } from './paths'

export interface RouterContext {
  readonly queryClient: QueryClient
}

/** Description 2.1: a page that links to the user's own panel. */
const DENIED = redirect({ href: paths.notAuthorised(), replace: true })

/** The sign-in is a document of its own. @param next where to go afterwards */
const toSignIn = (next?: string) => redirect({ href: paths.login(next), replace: true, reloadDocument: true })

interface Before<C> {
  readonly context: C
  readonly location: ParsedLocation
}

/** Guards every page under `/{panel}`: visitors go to the sign-in, other roles to the not-authorised page. */
export function onlyPanel(panel: Panel) {
  return async ({ context, location }: Before<RouterContext>) => {
    const session = await findSession(context.queryClient)
    if (!session) throw toSignIn(location.href)
    if (panelOf(session.role) !== panel) throw DENIED
    return { session }
  }
}

/** Inside a panel: only ranks up to `widest` (the smaller the number, the wider the rights). */
export function onlyRank(widest: number) {
  return ({ context }: Before<{ session: Session }>) => {
    if (context.session.rank > widest) throw DENIED
  }
}

/** `/`, `/dashboard`, `/profile` …: redirects to the same page in the user's own panel, or to the sign-in. */
export function toOwn(page: (panel: Panel) => string) {
  return async ({ context, location }: Before<RouterContext>) => {
    const session = await findSession(context.queryClient)
    if (!session) throw toSignIn(location.pathname === '/' ? undefined : location.href)
    throw redirect({ href: page(panelOf(session.role)), replace: true })
  }
}

/** For panels in which users may read only their own profile. Description 2.1. */
export function onlyOwnProfile(panel: Panel) {
  return ({ context, params }: { context: { session: Session }; params: { id: string } }) => {
    const { sub, profileId } = context.session
    if (params.id !== sub && params.id !== profileId) throw notFound()
    throw redirect({ href: paths.profile(panel), replace: true })
  }
}

/** The detail page of a delivery of which only the number is known: the page then corrects type and status in its address. */
export function toDetail(panel: Panel, contract: string) {
  return redirect({ href: paths.delivery(panel, 'STANDARD', 'COMPLETED', contract), replace: true })
}
