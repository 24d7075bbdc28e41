import { Notifications } from '@mantine/notifications'
import '@mantine/notifications/styles.layer.css'

/** The corner where toasts appear. `atTop` leaves the bottom free, where a phone has its action. */
export function ToastCorner({ atTop = false }: { atTop?: boolean }) {
  // The style also applies to the empty corners, which would cover the page without `fit-content`.
  const style = atTop ? { top: 'calc(var(--v-header) + 8px)', height: 'fit-content' } : undefined
  return <Notifications style={style} position={atTop ? 'top-center' : 'bottom-right'} limit={4} autoClose={4000} />
}
