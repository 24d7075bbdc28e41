import { useState } from 'react'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { IconSend } from '@tabler/icons-react'
import { useWords } from '../../lib/i18n'
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog'
import { stateQuery } from './upkeep-queries'
import { CHANNELS, type MessagesSearch } from './upkeep-search'
import { useMessageMoves } from './use-message-moves'

/** Sends every parked message of the channels that are shown again, as long as one is left that may be sent. */
export function SendParked({ channel }: Pick<MessagesSearch, 'channel'>) {
  const t = useWords('upkeep')
  const { data: state } = useQuery(stateQuery)
  const { sendParkedAgain } = useMessageMoves()
  const [asked, setAsked] = useState(false)
  const chosen = channel.length > 0 ? channel : CHANNELS
  const maySend = chosen.some((one) => (state?.outbox.sendable[one] ?? 0) > 0)
  const channels = channel.map((one) => t(`channel.${one}`)).join(', ') || t('message.everyChannel')
  return (
    <>
      <Button
        variant="default"
        disabled={!maySend}
        leftSection={<IconSend size={17} aria-hidden="true" />}
        onClick={() => setAsked(true)}
      >
        {t('message.sendAll')}
      </Button>
      <ConfirmDialog
        opened={asked}
        onClose={() => setAsked(false)}
        title={t('message.sendAllTitle')}
        confirm={t('message.sendAllConfirm')}
        onConfirm={() => sendParkedAgain(channel)}
      >
        {t('message.sendAllText', { channels })}
      </ConfirmDialog>
    </>
  )
}
