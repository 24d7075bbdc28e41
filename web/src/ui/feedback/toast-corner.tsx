import { Notifications } from '@mantine/notifications'
import '@mantine/notifications/styles.layer.css'

/** The corner where toasts appear. Mounted once, by each shell; its code comes after the page's. */
export function ToastCorner() {
  return <Notifications position="bottom-right" limit={4} autoClose={4000} />
}
