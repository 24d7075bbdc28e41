import { createContext, use, type AnchorHTMLAttributes, type ComponentType, type Ref } from 'react'

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; ref?: Ref<HTMLAnchorElement> }

function PlainLink(props: LinkProps) {
  return <a {...props} />
}

const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink)

/** Provides the router's link, because the design system does not import the router. */
export const LinkProvider = LinkContext.Provider

/** A link inside the app. Its `href` comes from `paths`. */
export function Link(props: LinkProps) {
  const Routed = use(LinkContext)
  return <Routed {...props} />
}
