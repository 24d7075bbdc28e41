import type { ReactNode } from 'react'
import { Button } from '@mantine/core'
import { SERVICE_OPTION_IDS, type ServiceOptionId } from '@volant/domain/pricing/options'
import { formatDistance, formatDuration, formatMoney } from '../../lib/format'
import { useLanguage, useWords } from '../../lib/i18n'
import { StatusBadge } from '../../ui/badges/status-badge'
import { Mono } from '../../ui/data/mono'
import { AuctionFacts } from './auction-facts'
import { pendingOffer, type Auction } from './auction-queries'
import classes from './auction-card.module.css'

interface Props {
  auction: Auction
  badge: ReactNode
  /** Its deadline has passed. */
  passed: boolean
  onOffer: () => void
  onWithdraw: () => void
}

const optionId = (id: string): ServiceOptionId | undefined => SERVICE_OPTION_IDS.find((known) => known === id)

export function AuctionCard({ auction, badge, passed, onOffer, onWithdraw }: Props) {
  const t = useWords('auctions')
  const language = useLanguage()
  const mine = pendingOffer(auction)
  return (
    <article
      className={classes.card}
      data-mine={mine ? true : undefined}
      data-passed={passed || undefined}
      aria-labelledby={`auction-${auction.id}`}
    >
      {passed && (
        <span>
          <StatusBadge tone="red" label={t('passed')} />
        </span>
      )}
      <div className={classes.top}>
        {badge}
        <span id={`auction-${auction.id}`}>
          <Mono>{auction.publicId}</Mono>
        </span>
        <span className={classes.distance}>
          <span className={classes.figure}>
            {formatDistance(auction.distance, language)} · {formatDuration(auction.duration)}
          </span>
          <span className={classes.estimate}>{t('estimate')}</span>
        </span>
      </div>
      <AuctionFacts auction={auction} />
      {auction.options.length > 0 && (
        <ul className={classes.tags}>
          {auction.options.map(({ id, name }) => {
            const known = optionId(id)
            return (
              <li key={id} className={classes.tag}>
                {known ? t(`option.${known}`) : name}
              </li>
            )
          })}
        </ul>
      )}
      <div className={classes.money}>
        <span className={classes.amount}>
          <span>{t('recommended')}</span>
          <strong>{formatMoney(auction.wantedPrice, language, 'HT')}</strong>
        </span>
        {mine && (
          <span className={`${classes.amount} ${classes.own}`}>
            <span>{t('yourOffer')}</span>
            <strong>{formatMoney(mine.demandedPrice, language, 'HT')}</strong>
          </span>
        )}
        <span className={classes.actions}>
          {mine && (
            <Button size="md" variant="default" onClick={onWithdraw}>
              {t('withdraw')}
            </Button>
          )}
          {auction.allowedActions.includes('OFFER') && (
            <Button size="md" variant={mine ? 'default' : 'filled'} onClick={onOffer}>
              {t(mine ? 'change' : 'offer')}
            </Button>
          )}
        </span>
      </div>
    </article>
  )
}
