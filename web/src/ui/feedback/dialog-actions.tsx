import { Button, Group } from '@mantine/core'
import { useWords } from '../../lib/i18n'

interface Props {
  /** The verb of the button that submits: « Créer ». */
  children: string
  busy: boolean
  disabled?: boolean
  danger?: boolean
  /** The label of the button that closes, where « Annuler » would be ambiguous. */
  leave?: string
  onLeave: () => void
}

/** The buttons of a dialog's form. */
export function DialogActions({ children, busy, disabled, danger = false, leave, onLeave }: Props) {
  const t = useWords('ui')
  return (
    <Group justify="flex-end" mt="lg" gap="xs">
      <Button variant="default" onClick={onLeave}>
        {leave ?? t('cancel')}
      </Button>
      <Button type="submit" color={danger ? 'red.8' : undefined} loading={busy} disabled={disabled}>
        {children}
      </Button>
    </Group>
  )
}
