import { Notifications } from '@mantine/notifications'
import '@mantine/notifications/styles.layer.css'
import classes from './toast-corner.module.css'

/** Where toasts appear: in the lower right corner, or with `atTop` where the bottom stays free, as a phone has its action there. */
export function ToastCorner({ atTop = false }: { atTop?: boolean }) {
  return (
    <Notifications
      className={classes.corner}
      position={atTop ? 'top-center' : 'bottom-right'}
      limit={4}
      autoClose={4000}
    />
  )
}
