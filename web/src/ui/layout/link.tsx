import { createContext, use, type AnchorHTMLAttributes, type ComponentType, type Ref } from 'react'

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; ref?: Ref<HTMLAnchorElement> }

function PlainLink(props: LinkProps) {
  return <a {...props} />
}

const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink)

/** The app puts its router's link here: the design system itself knows no router. */
export const LinkProvider = LinkContext.Provider

/** A link inside the app. Takes an `href` made by `paths`. */
export function Link(props: LinkProps) {
  const Routed = use(LinkContext)
  return <Routed {...props} />
}
