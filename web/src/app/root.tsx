import { Suspense } from 'react'
import { Outlet } from '@tanstack/react-router'
import { PagePending } from './page-pending'

export function Root() {
  return (
    <Suspense fallback={<PagePending />}>
      <Outlet />
    </Suspense>
  )
}
