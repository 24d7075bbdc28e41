import { useState } from 'react'
import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { isCustomerReturn } from '@volant/domain/deliveries/facts'
import { useApiErrorWords } from '../../lib/api-error-words'
import { useWords } from '../../lib/i18n'
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog'
import { answer, isInvalidLink, type Answer, type Summary } from './confirmation-queries'
import classes from './confirmation-view.module.css'

interface Props {
  token: string
  delivery: Pick<Summary, 'publicId' | 'type'>
  onEnd: (end: Answer | 'invalid') => void
}

/** Confirm, or report a problem: the latter cancels the delivery, so it asks for confirmation. */
export function AnswerButtons({ token, delivery, onEnd }: Props) {
  const t = useWords('confirmation')
  const words = useApiErrorWords()
  const [asking, dialog] = useDisclosure(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  const send = async (status: Answer) => {
    setBusy(true)
    setProblem(undefined)
    try {
      await answer(token, status)
      onEnd(status)
    } catch (error) {
      if (isInvalidLink(error)) onEnd('invalid')
      else setProblem(words(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={classes.actions}>
      {problem && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
      <Button h={52} fz="md" radius={12} loading={busy} onClick={() => void send('CONFIRMED_BY_CUSTOMER')}>
        {t(isCustomerReturn(delivery) ? 'confirmReturn' : 'confirm')}
      </Button>
      <Button h={48} fz="md" radius={12} variant="default" disabled={busy} onClick={dialog.open}>
        {t('anomaly')}
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={dialog.close}
        title={t('anomalyDialog.title')}
        confirm={t('anomalyDialog.confirm')}
        danger
        onConfirm={() => send('CANCELLED_BY_CUSTOMER')}
      >
        {t('anomalyDialog.text', { contract: delivery.publicId })}
      </ConfirmDialog>
    </div>
  )
}
