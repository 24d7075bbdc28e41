import { Notifications } from '@mantine/notifications'
import '@mantine/notifications/styles.layer.css'

/** The corner where toasts appear. `raised` clears a bar below. */
export function ToastCorner({ raised = false }: { raised?: boolean }) {
  // The style reaches the empty corners at the top too: without a height of their own they would cover the page.
  const style = raised ? { bottom: 'calc(76px + env(safe-area-inset-bottom))', height: 'fit-content' } : undefined
  return <Notifications style={style} position="bottom-right" limit={4} autoClose={4000} />
}
