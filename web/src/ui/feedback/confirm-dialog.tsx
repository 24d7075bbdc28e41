import { useState, type ReactNode } from 'react'
import { Button, Group } from '@mantine/core'
import { useWords } from '../../lib/i18n'
import { Dialog } from './dialog'

interface Props {
  opened: boolean
  onClose: () => void
  /** Names what is affected: « Supprimer la livraison 100042 ? » */
  title: string
  children: ReactNode
  /** The verb on the button: « Supprimer ». */
  confirm: string
  danger?: boolean
  /** Closes when the promise resolves, stays open when it rejects. */
  onConfirm: () => Promise<unknown>
}

export function ConfirmDialog({ opened, onClose, title, children, confirm, danger = false, onConfirm }: Props) {
  const t = useWords('ui')
  const [busy, setBusy] = useState(false)
  const act = async () => {
    setBusy(true)
    try {
      await onConfirm()
      onClose()
    } catch {
      // The caller has shown the error; the dialog stays open for another attempt.
    } finally {
      setBusy(false)
    }
  }
  if (!opened) return null
  return (
    <Dialog onClose={onClose} title={title}>
      {children}
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('back')}
        </Button>
        <Button color={danger ? 'red.8' : undefined} loading={busy} onClick={act}>
          {confirm}
        </Button>
      </Group>
    </Dialog>
  )
}
