import { useEffect, useState } from 'react'
import { Modal, type ModalProps } from '@mantine/core'
import { useWords } from '../../lib/i18n'
import classes from './dialog.module.css'

type Props = Omit<ModalProps, 'opened' | 'closeButtonProps'>

/**
 * A dialog that is open while it is mounted. On unmount the focus returns to what opened it: the library does so only for
 * dialogs that stay mounted while they are closed.
 */
export function Dialog(props: Props) {
  const t = useWords('ui')
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    },
    [opener],
  )
  return <Modal classNames={{ body: classes.body }} {...props} opened closeButtonProps={{ 'aria-label': t('close') }} />
}
