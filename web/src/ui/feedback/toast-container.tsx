import { Suspense, useEffect } from 'react'
import { useNotifications } from '@mantine/notifications'
import { i18n } from '../../lib/i18n'
import { whenIdle } from '../../lib/when-idle'
import { lazyPart } from '../lazy/lazy-part'
import { PlainToasts } from './plain-toasts'
import { followPressed } from './toast-position'

const ToastCorner = lazyPart(() => import('./toast-corner'), 'ToastCorner', PlainToasts)

/**
 * Mounted once by each shell. The code of the corner and the texts of errors are loaded right after the first paint, because
 * they must be there when the network is lost.
 */
export function ToastContainer({ atTop }: { atTop?: boolean }) {
  const { notifications } = useNotifications()
  useEffect(() => whenIdle(() => void Promise.all([ToastCorner.preload(), i18n.loadNamespaces('errors')])), [])
  useEffect(followPressed, [])
  if (notifications.length === 0) return null
  return (
    <Suspense fallback={<PlainToasts atTop={atTop} />}>
      <ToastCorner atTop={atTop} />
    </Suspense>
  )
}
