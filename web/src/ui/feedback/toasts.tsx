import type { ReactNode } from 'react'
import { notifications } from '@mantine/notifications'
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react'
import { i18n } from '../../lib/i18n'
import { refusalPosition } from './toast-position'

const LONG_MS = 4000

/** Evaluated for each toast, because the texts load late and the language may change. */
const closable = () => ({ closeButtonProps: { 'aria-label': i18n.getFixedT(null, 'ui')('close') } })

/** Shows toasts. `progress` returns a handle that ends with success or failure. */
export const notify = {
  success(message: string) {
    notifications.show({ ...closable(), message, color: 'petrol', icon: <IconCheck size={18} /> })
  },
  error(message: string) {
    notifications.show({
      ...closable(),
      message,
      color: 'red',
      icon: <IconAlertTriangle size={18} />,
      autoClose: 7000,
      position: refusalPosition(),
    })
  },
  /** @param id a later toast with the same id replaces the former */
  info(message: string, id?: string) {
    if (id) notifications.hide(id)
    notifications.show({ ...closable(), id, message, color: 'gray', icon: <IconInfoCircle size={18} /> })
  },
  /** Shows how `work` ended, and resolves or rejects like it. */
  async outcome<T>(work: Promise<T>, done: string, refused: (error: unknown) => string): Promise<T> {
    try {
      const answer = await work
      notify.success(done)
      return answer
    } catch (error) {
      notify.error(refused(error))
      throw error
    }
  },
  progress(message: ReactNode) {
    const id = notifications.show({ message, loading: true, autoClose: false, withCloseButton: false })
    const end = (text: string, color: string, icon: ReactNode) =>
      notifications.update({
        ...closable(),
        id,
        message: text,
        color,
        icon,
        loading: false,
        autoClose: LONG_MS,
        withCloseButton: true,
      })
    return {
      /** Updates the message. */
      say: (now: ReactNode) => void notifications.update({ id, message: now, loading: true, autoClose: false }),
      /** Hides it without a result. */
      drop: () => void notifications.hide(id),
      success: (text: string) => end(text, 'petrol', <IconCheck size={18} />),
      error: (text: string) => end(text, 'red', <IconAlertTriangle size={18} />),
    }
  },
}
