import { Suspense, useEffect } from 'react'
import { useNotifications } from '@mantine/notifications'
import { i18n } from '../../lib/i18n'
import { whenIdle } from '../../lib/when-idle'
import { lazyPart } from '../lazy/lazy-part'
import { PlainToasts } from './plain-toasts'

const ToastCorner = lazyPart(() => import('./toast-corner'), 'ToastCorner', PlainToasts)

/**
 * Where toasts will appear. Mounted once, by each shell. The corner and the words for what goes wrong come right after the
 * first paint: when they are needed, the network may be what is gone.
 */
export function ToastPlace({ raised }: { raised?: boolean }) {
  const { notifications } = useNotifications()
  useEffect(() => whenIdle(() => void Promise.all([ToastCorner.preload(), i18n.loadNamespaces('errors')])), [])
  if (notifications.length === 0) return null
  return (
    <Suspense fallback={<PlainToasts raised={raised} />}>
      <ToastCorner raised={raised} />
    </Suspense>
  )
}
