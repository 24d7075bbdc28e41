import { useMatch, useNavigate, useRouter } from '@tanstack/react-router'

/** Follows an address of the app after something was done; for features, which know no router. */
export function useGo(): (href: string) => void {
  const navigate = useNavigate()
  return (href) => void navigate({ href })
}

/**
 * Puts an address right in place, without a step in the history: a delivery's status stands in its address and changes.
 * Whoever is on the way to another page goes there; the page that is left does not call back.
 */
export function useSettle(): (href: string) => void {
  const router = useRouter()
  const shown = useMatch({ strict: false, select: ({ pathname }) => pathname })
  return (href) => {
    const { pathname } = router.state.location
    if (pathname === shown && pathname !== href) void router.navigate({ href, replace: true })
  }
}
