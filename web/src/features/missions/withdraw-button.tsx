import { useState } from 'react'
import { Button, Stack, Text, Textarea } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { SAID_MAX, SAID_MIN } from '@volant/domain/deliveries/problems'
import { useWords } from '../../lib/i18n'
import { Dialog } from '../../ui/feedback/dialog'
import { DialogActions } from '../../ui/feedback/dialog-actions'
import { notify } from '../../ui/feedback/toasts'
import type { Advancing } from './use-advance'
import type { Mission } from './mission'
import { useDraft } from './use-draft'

interface Props {
  mission: Mission
  stepping: Advancing
  onWithdrawn: () => void
}

/** Withdraws the driver from the mission before it starts. */
export function WithdrawButton(props: Props) {
  const t = useWords('mission')
  const [opened, dialog] = useDisclosure(false)
  return (
    <>
      <Button variant="subtle" color="red" size="md" onClick={dialog.open}>
        {t('withdraw.button')}
      </Button>
      {opened && <WithdrawDialog {...props} onClose={dialog.close} />}
    </>
  )
}

/** Asks why. A refusal of the server stands on the screen behind. */
function WithdrawDialog({ mission, stepping, onWithdrawn, onClose }: Props & { onClose: () => void }) {
  const t = useWords('mission')
  const [{ reason }, change, filed] = useDraft(mission.id, 'withdraw', () => ({ reason: '' }))
  const [tried, setTried] = useState(false)
  const said = reason.trim()
  const enough = said.length >= SAID_MIN
  const withdraw = async () => {
    setTried(true)
    if (!enough) return
    const withdrawn = await stepping.withdraw(said)
    onClose()
    if (!withdrawn) return
    filed()
    notify.success(t('withdraw.done'))
    onWithdrawn()
  }
  return (
    <Dialog title={t('withdraw.title', { contract: mission.publicId })} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void withdraw()
        }}
      >
        <Stack gap={16}>
          <Text>{t('withdraw.text')}</Text>
          <Textarea
            size="md"
            label={t('withdraw.reason')}
            description={t('withdraw.reasonHint')}
            autosize
            minRows={2}
            maxLength={SAID_MAX}
            value={reason}
            onChange={({ currentTarget: { value } }) => change({ reason: value })}
            error={tried && !enough ? t('withdraw.needReason') : undefined}
          />
        </Stack>
        <DialogActions busy={stepping.busy} danger onLeave={onClose}>
          {t('withdraw.confirm')}
        </DialogActions>
      </form>
    </Dialog>
  )
}
