import { useNavigate } from '@tanstack/react-router'

/** Follows an address of the app after something was done; for features, which know no router. */
export function useGo(): (href: string) => void {
  const navigate = useNavigate()
  return (href) => void navigate({ href })
}
