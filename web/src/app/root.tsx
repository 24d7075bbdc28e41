import { Suspense } from 'react'
import { Outlet } from '@tanstack/react-router'
import { PanelPending } from './panel-pending'

export function Root() {
  return (
    <Suspense fallback={<PanelPending />}>
      <Outlet />
    </Suspense>
  )
}
