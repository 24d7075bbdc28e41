import { useState } from 'react'
import { Alert, Button, Group, Stack } from '@mantine/core'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useForm } from 'react-hook-form'
import { offerSchema } from '@volant/domain/offers/schema'
import { OFFER_PRICE } from '@volant/domain/offers/states'
import { request } from '../../lib/api'
import { ApiError } from '../../lib/api-error'
import { useApiErrorWords } from '../../lib/api-error-words'
import { formatDate, formatMoney } from '../../lib/format'
import { useLanguage, useWords } from '../../lib/i18n'
import { useNow } from '../../lib/use-now'
import { useOpened } from '../../lib/use-opened'
import { useSession } from '../../lib/session'
import { notify } from '../../ui/feedback/toasts'
import { NumberField } from '../../ui/form/number-field'
import { AuctionFacts } from './auction-facts'
import { findOverlap, missionDatesQuery, pendingOffer, type Auction } from './auction-queries'
import { SendOfferDocument } from './queries.generated'
import { Dialog } from '../../ui/feedback/dialog'

const MINUTE_MS = 60_000

interface Props {
  auction: Auction
  onClose: () => void
}

/** An offer for an auction; it replaces an earlier one. */
export function OfferDialog({ auction, onClose }: Props) {
  const t = useWords('auctions')
  const ui = useWords('ui')
  const words = useApiErrorWords()
  const language = useLanguage()
  const { profileId } = useSession()
  const client = useQueryClient()
  // a price is offered for the dates of this version
  const { target, tell } = useOpened(auction)
  const mine = pendingOffer(auction)
  const missions = useQuery(missionDatesQuery())
  const clash = findOverlap(target, missions.data ?? [], useNow(MINUTE_MS))
  const [problem, setProblem] = useState<string>()
  // One key for each dialog, so that a repeated request does not create a second offer.
  const [key, setKey] = useState(() => crypto.randomUUID())
  const form = useForm({
    resolver: zodResolver(offerSchema),
    defaultValues: { deliveryId: auction.id, driverId: profileId, demandedPrice: mine?.demandedPrice },
  })

  const send = form.handleSubmit(async (input) => {
    setProblem(undefined)
    try {
      await request(SendOfferDocument, { input }, { idempotencyKey: key, ifMatch: target.version })
      notify.success(t(mine ? 'dialog.replaced' : 'dialog.sent'))
      onClose()
    } catch (error) {
      setKey(crypto.randomUUID())
      const refused = error instanceof ApiError ? error : undefined
      const fault = refused?.fields.find(({ path }) => path.endsWith('demandedPrice'))
      const stale = refused?.reason === 'STALE_VERSION'
      const closed = refused?.code === 'NOT_FOUND' || refused?.reason === 'ILLEGAL_TRANSITION'
      if (stale) tell()
      if (fault) form.setError('demandedPrice', { message: fault.code })
      else setProblem(stale ? t('dialog.changed') : closed ? t('dialog.closed') : words(error))
    } finally {
      void client.invalidateQueries({ queryKey: ['deliveries', 'auctions'] })
    }
  })
  const recommended = target.wantedPrice
  return (
    <Dialog onClose={onClose} title={t('dialog.title', { contract: target.publicId })}>
      <form onSubmit={send} noValidate>
        <Stack gap="md">
          <AuctionFacts auction={target} />
          {clash && (
            <Alert color="orange" variant="light" icon={<IconAlertTriangle size={18} />}>
              {t('dialog.clash', {
                contract: clash.publicId,
                from: formatDate(clash.carPickUpDate, language),
                to: formatDate(clash.carDeliveryDeadline, language),
              })}
            </Alert>
          )}
          {mine && <span>{t('dialog.replaces', { price: formatMoney(mine.demandedPrice, language, 'HT') })}</span>}
          <NumberField
            control={form.control}
            name="demandedPrice"
            label={t('dialog.price')}
            description={t('dialog.priceHint')}
            min={OFFER_PRICE.min}
            max={OFFER_PRICE.max}
            euros="HT"
            required
          />
          {recommended !== null && (
            <Button
              variant="subtle"
              size="compact-md"
              style={{ alignSelf: 'flex-start', height: 'auto', minHeight: 44, maxWidth: '100%' }}
              styles={{ label: { whiteSpace: 'normal', textAlign: 'start' } }}
              onClick={() => form.setValue('demandedPrice', recommended, { shouldValidate: true })}
            >
              {t('dialog.useRecommended', { price: formatMoney(recommended, language, 'HT') })}
            </Button>
          )}
          {problem && (
            <Alert color="red" variant="light" role="alert">
              {problem}
            </Alert>
          )}
          <Group grow>
            <Button size="md" variant="default" onClick={onClose}>
              {ui('back')}
            </Button>
            <Button size="md" type="submit" loading={form.formState.isSubmitting}>
              {t('dialog.send')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
