import type { MouseEvent } from 'react'
import { useRouter } from '@tanstack/react-router'
import type { LinkProps } from '../ui/layout/link'

/** The link that the app provides to `ui/layout/link`: an anchor whose plain clicks are handled by the router. */
export function RoutedLink({ href, onClick, ...rest }: LinkProps) {
  const router = useRouter()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (event.defaultPrevented || !plain || rest.target === '_blank' || !href.startsWith('/')) return
    event.preventDefault()
    void router.navigate({ href })
  }
  return <a {...rest} href={href} onClick={follow} />
}
