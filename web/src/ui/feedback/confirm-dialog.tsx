import { useState, type ReactNode } from 'react'
import { Button, Group, Modal } from '@mantine/core'
import { useWords } from '../../lib/i18n'

interface Props {
  opened: boolean
  onClose: () => void
  /** Names what it destroys: « Supprimer la livraison 100042 ? » */
  title: string
  children: ReactNode
  /** The verb on the button: « Supprimer ». */
  confirm: string
  danger?: boolean
  /** Closes when the promise ends well, stays open when it fails. */
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
      // The caller has said what went wrong; the dialog stays for another try.
    } finally {
      setBusy(false)
    }
  }
  return (
    <Modal opened={opened} onClose={onClose} title={title} closeButtonProps={{ 'aria-label': t('close') }}>
      {children}
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('cancel')}
        </Button>
        <Button color={danger ? 'red.8' : undefined} loading={busy} onClick={act}>
          {confirm}
        </Button>
      </Group>
    </Modal>
  )
}
