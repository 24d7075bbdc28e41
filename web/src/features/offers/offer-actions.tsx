import { ActionIcon, Button } from '@mantine/core'
import { IconCheck, IconDots, IconTrash, IconX } from '@tabler/icons-react'
import { decideOfferMove } from '@volant/domain/offers/states'
import { useWords } from '../../lib/i18n'
import { Dropdown } from '../../ui/dropdown/dropdown'
import { MenuEntry } from '../../ui/dropdown/menu-entry'
import type { OfferRow } from './offers-query'
import classes from './offers-table.module.css'

export type ConfirmedMove = 'accept' | 'remove'

interface Props {
  offer: OfferRow
  /** False for admins who may only read and propose. */
  decides: boolean
  onConfirm: (move: ConfirmedMove, offer: OfferRow) => void
  onReject: (offer: OfferRow) => void
}

/** The button to accept and a menu with the rest, as far as the offer's status allows. Description 4.4. */
export function OfferActions({ offer, decides, onConfirm, onReject }: Props) {
  const t = useWords('offers')
  const name = offer.driver?.fullName ?? ''
  const may = (move: 'accept' | 'reject' | 'remove') => decides && decideOfferMove(offer.status, move).ok
  return (
    <span className={classes.actions}>
      {may('accept') && (
        <Button
          size="xs"
          variant="light"
          className={classes.accept}
          leftSection={<IconCheck size={15} aria-hidden="true" />}
          aria-label={t('acceptOf', { name })}
          onClick={() => onConfirm('accept', offer)}
        >
          {t('accept')}
        </Button>
      )}
      {(may('reject') || may('remove')) && (
        <Dropdown
          menu
          side="end"
          label={t('moreOf', { name })}
          target={(props) => (
            <ActionIcon
              {...props}
              variant="subtle"
              color="gray"
              className={classes.more}
              aria-label={t('moreOf', { name })}
            >
              <IconDots size={18} aria-hidden="true" />
            </ActionIcon>
          )}
        >
          {(close) => (
            <>
              {may('reject') && (
                <MenuEntry
                  icon={<IconX size={16} />}
                  onChoose={() => {
                    close()
                    onReject(offer)
                  }}
                >
                  {t('reject')}
                </MenuEntry>
              )}
              {may('remove') && (
                <MenuEntry
                  danger
                  icon={<IconTrash size={16} />}
                  onChoose={() => {
                    close()
                    onConfirm('remove', offer)
                  }}
                >
                  {t('remove')}
                </MenuEntry>
              )}
            </>
          )}
        </Dropdown>
      )}
    </span>
  )
}
