import { useState } from 'react'
import { Group } from '@mantine/core'
import { IconArchive, IconSend } from '@tabler/icons-react'
import { maySendAgain, MESSAGE_MOVES } from '@volant/domain/upkeep/message-states'
import { useWords } from '../../lib/i18n'
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog'
import { IconAction } from '../../ui/table/icon-action'
import classes from './message-actions.module.css'
import type { MessageRow } from './upkeep-queries'
import { useMessageMoves } from './use-message-moves'

/** Send again, where its words are still there, and give up; nothing for a message that leaves by itself or has left. */
export function MessageActions({ message }: { message: MessageRow }) {
  const t = useWords('upkeep')
  const { sendAgain, giveUp } = useMessageMoves()
  const [asked, setAsked] = useState(false)
  const { id, template, to, state, blanked } = message
  return (
    <Group gap={4} justify="flex-end" wrap="nowrap">
      {MESSAGE_MOVES.GIVE_UP.includes(state) && (
        <IconAction
          label={t('message.giveUpOf', { template, to })}
          title={t('message.giveUp')}
          icon={<IconArchive size={17} aria-hidden="true" />}
          onClick={() => setAsked(true)}
        />
      )}
      {MESSAGE_MOVES.SEND_AGAIN.includes(state) && blanked && (
        <span className={classes.blanked}>{t('message.blanked')}</span>
      )}
      {maySendAgain(message) && (
        <IconAction
          label={t('message.sendAgainOf', { template, to })}
          title={t('message.sendAgain')}
          icon={<IconSend size={17} aria-hidden="true" />}
          // the toast has told what went wrong
          onClick={() => void sendAgain(id).catch(() => undefined)}
        />
      )}
      <ConfirmDialog
        opened={asked}
        onClose={() => setAsked(false)}
        title={t('message.giveUpTitle')}
        confirm={t('message.giveUp')}
        danger
        onConfirm={() => giveUp(id)}
      >
        {t('message.giveUpText')}
      </ConfirmDialog>
    </Group>
  )
}
