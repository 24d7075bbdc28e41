import { createRootRouteWithContext } from '@tanstack/react-router'
import type { RouterContext } from '../guards'
import { BareErrorPage } from '../error-page'
import { BareNotFoundPage } from '../not-found-page'
import { Root } from '../root'

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: Root,
  errorComponent: BareErrorPage,
  notFoundComponent: BareNotFoundPage,
})
