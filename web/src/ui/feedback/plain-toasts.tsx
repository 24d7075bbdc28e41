import { CloseButton } from '@mantine/core'
import { notifications as corner, useNotifications } from '@mantine/notifications'
import { useWords } from '../../lib/i18n'
import classes from './plain-toasts.module.css'

/** Shows toasts while the code of ToastCorner is not loaded: the same messages, without animation, until they are closed. */
export function PlainToasts({ atTop = false }: { atTop?: boolean }) {
  const t = useWords('ui')
  const { notifications } = useNotifications()
  return (
    <div className={classes.corner} data-top={atTop || undefined}>
      {notifications.map(({ id, color, message, withCloseButton = true }) => (
        <div key={id} className={classes.toast} data-tone={color} role="alert">
          <span>{message}</span>
          {withCloseButton && <CloseButton size="sm" aria-label={t('close')} onClick={() => id && corner.hide(id)} />}
        </div>
      ))}
    </div>
  )
}
