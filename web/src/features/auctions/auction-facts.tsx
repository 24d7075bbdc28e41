import { Fragment } from 'react'
import { formatDateTime, MISSING } from '../../lib/format'
import { useWords } from '../../lib/i18n'
import { JourneyRibbon } from '../../ui/data/journey-ribbon'
import { shownDates, type Auction } from './auction-queries'
import classes from './auction-facts.module.css'

/** Where, when, and which vehicles: what a price is offered for. */
export function AuctionFacts({ auction }: { auction: Auction }) {
  const t = useWords('auctions')
  const back = [
    { key: 'returnFrom', place: auction.toReturnFromAddress },
    { key: 'returnTo', place: auction.toReturnToAddress },
  ] as const
  const facts = [
    ...shownDates(auction).map(([key, at]) => ({ key, term: t(key), text: formatDateTime(at) })),
    ...auction.vehicles.map(({ id, toRetrieve, marque, model, carType, type }) => ({
      key: id,
      term: t(toRetrieve ? 'secondVehicle' : 'vehicle'),
      text: `${[marque, model].filter(Boolean).join(' ') || MISSING} · ${t(`carType.${carType}`)} · ${t(`motorization.${type}`)}`,
    })),
  ]
  return (
    <>
      <JourneyRibbon
        stops={[
          { label: t('from'), place: auction.fromAddress },
          { label: t('to'), place: auction.toAddress },
          ...back.filter(({ place }) => place).map(({ key, place }) => ({ label: t(key), place, back: true })),
        ]}
      />
      <dl className={classes.facts}>
        {facts.map(({ key, term, text }) => (
          <Fragment key={key}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </Fragment>
        ))}
      </dl>
    </>
  )
}
