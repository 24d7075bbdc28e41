import { useEffect, useRef } from 'react'
import { CloseButton } from '@mantine/core'
import { useWords } from '../../lib/i18n'
import { MissingPart } from './missing-part'
import classes from './missing.module.css'

interface Props {
  onClose: () => void
  onRetry: () => void
}

/** A dialog that could not be fetched: the browser's own, since the code of ours may be what is missing. */
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
