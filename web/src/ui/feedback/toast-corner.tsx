import { Notifications } from '@mantine/notifications'
import '@mantine/notifications/styles.layer.css'

/** The corner where toasts appear. `raised` leaves room for a bar below. */
export function ToastCorner({ raised = false }: { raised?: boolean }) {
  // The style also applies to the empty corners at the top, which would cover the page without `fit-content`.
  const style = raised ? { bottom: 'calc(76px + env(safe-area-inset-bottom))', height: 'fit-content' } : undefined
  return <Notifications style={style} position="bottom-right" limit={4} autoClose={4000} />
}
