import { lazy, Suspense } from 'react'
import { useNotifications } from '@mantine/notifications'

const ToastCorner = lazy(async () => ({ default: (await import('./toast-corner')).ToastCorner }))

/** Where toasts will appear. Mounted once, by each shell; the corner's code comes with the first toast. */
export function ToastPlace({ raised }: { raised?: boolean }) {
  const { notifications } = useNotifications()
  if (notifications.length === 0) return null
  return (
    <Suspense>
      <ToastCorner raised={raised} />
    </Suspense>
  )
}
