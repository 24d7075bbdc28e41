import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useWords } from '../../lib/i18n'
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog'
import { notify } from '../../ui/feedback/toasts'
import type { Advancing } from './use-advance'
import type { Mission } from './mission'

interface Props {
  mission: Mission
  stepping: Advancing
  onWithdrawn: () => void
}

/** Withdraws the driver from the mission before it starts. */
export function WithdrawButton({ mission, stepping, onWithdrawn }: Props) {
  const t = useWords('mission')
  const [opened, dialog] = useDisclosure(false)
  const withdraw = async () => {
    if (await stepping.withdraw()) {
      notify.success(t('withdraw.done'))
      onWithdrawn()
    }
  }
  return (
    <>
      <Button variant="subtle" color="red" size="md" onClick={dialog.open}>
        {t('withdraw.button')}
      </Button>
      <ConfirmDialog
        opened={opened}
        onClose={dialog.close}
        title={t('withdraw.title', { contract: mission.publicId })}
        confirm={t('withdraw.confirm')}
        danger
        onConfirm={withdraw}
      >
        {t('withdraw.text')}
      </ConfirmDialog>
    </>
  )
}
