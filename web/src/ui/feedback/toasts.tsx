import type { ReactNode } from 'react'
import { notifications } from '@mantine/notifications'
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react'
import { i18n } from '../../lib/i18n'

const LONG = 4000

/** Read when the toast appears: the words are here by then, the language may have changed since. */
const closable = () => ({ closeButtonProps: { 'aria-label': i18n.getFixedT(null, 'ui')('close') } })

/** A short word about what just happened. `progress` answers a handle that ends as success or failure. */
export const notify = {
  success(message: string) {
    notifications.show({ ...closable(), message, color: 'petrol', icon: <IconCheck size={18} /> })
  },
  error(message: string) {
    notifications.show({ ...closable(), message, color: 'red', icon: <IconAlertTriangle size={18} />, autoClose: 7000 })
  },
  /** @param id shown once at a time: a later one with the same id takes its place */
  info(message: string, id?: string) {
    if (id) notifications.hide(id)
    notifications.show({ ...closable(), id, message, color: 'gray', icon: <IconInfoCircle size={18} /> })
  },
  /** Says how `work` ended and passes its end on. */
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
        autoClose: LONG,
        withCloseButton: true,
      })
    return {
      /** How far it is by now. */
      say: (now: ReactNode) => void notifications.update({ id, message: now, loading: true, autoClose: false }),
      /** Given up by whoever began it. */
      drop: () => void notifications.hide(id),
      success: (text: string) => end(text, 'petrol', <IconCheck size={18} />),
      error: (text: string) => end(text, 'red', <IconAlertTriangle size={18} />),
    }
  },
}
