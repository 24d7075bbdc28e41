import { useNavigate, useRouter } from '@tanstack/react-router'

/** Follows an address of the app after something was done; for features, which know no router. */
export function useGo(): (href: string) => void {
  const navigate = useNavigate()
  return (href) => void navigate({ href })
}

/** Puts an address right in place, without a step in the history: a delivery's status stands in its address and changes. */
export function useSettle(): (href: string) => void {
  const router = useRouter()
  return (href) => {
    if (router.state.location.pathname !== href) void router.navigate({ href, replace: true })
  }
}
