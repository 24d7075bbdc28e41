import { useEffect, useRef } from 'react'
import { CloseButton } from '@mantine/core'
import { useWords } from '../../lib/i18n'
import { MissingPart } from './missing-part'
import classes from './missing.module.css'

interface Props {
  onClose: () => void
  onRetry: () => void
}

/** Shown instead of a dialog whose code could not be loaded. Uses the browser's dialog, because the code of our own dialog may be missing too. */
export function MissingDialog({ onClose, onRetry }: Props) {
  const t = useWords('ui')
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => ref.current?.showModal(), [])
  return (
    <dialog ref={ref} className={classes.dialog} aria-label={t('missing.title')} onClose={onClose}>
      <CloseButton className={classes.close} aria-label={t('close')} onClick={() => ref.current?.close()} />
      <MissingPart onRetry={onRetry} />
    </dialog>
  )
}
