import { Button, Group } from '@mantine/core'
import { useWords } from '../../lib/i18n'

interface Props {
  /** The verb of the button that submits: « Créer ». */
  children: string
  busy: boolean
  disabled?: boolean
  danger?: boolean
  onLeave: () => void
}

/** The buttons of a dialog's form. The one that closes never says « Annuler », which is what happens to deliveries. */
export function DialogActions({ children, busy, disabled, danger = false, onLeave }: Props) {
  const t = useWords('ui')
  return (
    <Group justify="flex-end" mt="lg" gap="xs">
      <Button variant="default" onClick={onLeave}>
        {t('back')}
      </Button>
      <Button type="submit" color={danger ? 'red.8' : undefined} loading={busy} disabled={disabled}>
        {children}
      </Button>
    </Group>
  )
}
