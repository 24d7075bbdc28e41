import { Button } from '@mantine/core'
import { IconCheck, IconTrash, IconX } from '@tabler/icons-react'
import { decideOfferMove } from '@volant/domain/offers/states'
import { useWords } from '../../lib/i18n'
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

/** Buttons to accept, reject and delete, as far as the offer's status allows. Description 4.4. */
export function OfferActions({ offer, decides, onConfirm, onReject }: Props) {
  const t = useWords('offers')
  const name = offer.driver?.fullName ?? ''
  const may = (move: 'accept' | 'reject' | 'remove') => decides && decideOfferMove(offer.status, move).ok
  return (
    <span className={classes.actions}>
      {may('accept') && (
        <Button
          size="xs"
          leftSection={<IconCheck size={15} aria-hidden="true" />}
          aria-label={t('acceptOf', { name })}
          onClick={() => onConfirm('accept', offer)}
        >
          {t('accept')}
        </Button>
      )}
      {may('reject') && (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconX size={15} aria-hidden="true" />}
          aria-label={t('rejectOf', { name })}
          onClick={() => onReject(offer)}
        >
          {t('reject')}
        </Button>
      )}
      {may('remove') && (
        <Button
          size="xs"
          variant="default"
          className={classes.grave}
          leftSection={<IconTrash size={15} aria-hidden="true" />}
          aria-label={t('removeOf', { name })}
          onClick={() => onConfirm('remove', offer)}
        >
          {t('remove')}
        </Button>
      )}
    </span>
  )
}
