import { useMatch, useNavigate, useRouter } from '@tanstack/react-router'

/** Navigates to an address of the app; for features, which do not import the router. */
export function useGo(): (href: string) => void {
  const navigate = useNavigate()
  return (href) => void navigate({ href })
}

/**
 * Replaces the address without a step in the history, because the address of a delivery contains its status, which changes.
 * Does nothing while the user is navigating to another page.
 */
export function useReplaceAddress(): (href: string) => void {
  const router = useRouter()
  const shown = useMatch({ strict: false, select: ({ pathname }) => pathname })
  return (href) => {
    const { pathname } = router.state.location
    if (pathname === shown && pathname !== href) void router.navigate({ href, replace: true })
  }
}
