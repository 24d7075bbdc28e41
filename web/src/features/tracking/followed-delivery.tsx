import { Suspense } from 'react'
import { useWords } from '../../lib/i18n'
import { useTrackingHints } from '../../lib/live'
import { DeliveryLine } from '../../ui/data/delivery-line'
import { Card } from '../../ui/layout/card'
import { lazyPart } from '../../ui/lazy/lazy-part'
import { ArrivalHead } from './arrival-head'
import { HandOverCode } from './hand-over-code'
import { OfficePhone } from './office-phone'
import { TrackingFacts } from './tracking-facts'
import type { Tracked } from './tracking-queries'
import { useFollowed } from './use-followed'
import classes from './tracking-view.module.css'

// Loaded after the first view, which is what a reader in a hurry came for.
const TrackingMap = lazyPart(() => import('./tracking-map'), 'TrackingMap')

interface Props {
  trackingId: string
  tracked: Tracked
  /** It changed, or may have changed meanwhile. */
  onChange: () => void
}

/** Everything about a delivery that its link opens: first when it arrives. */
export function FollowedDelivery({ trackingId, tracked, onChange }: Props) {
  const t = useWords('tracking')
  const followed = useFollowed(trackingId, tracked)
  useTrackingHints(trackingId, onChange)
  const { steps = [] } = tracked
  return (
    <div className={classes.layout}>
      <div className={classes.top}>
        <ArrivalHead tracked={tracked} followed={followed} />
        <HandOverCode tracked={tracked} />
        {steps.length > 0 && (
          <Card title={t('steps')}>
            <DeliveryLine
              label={t('steps')}
              steps={steps}
              nameOf={(name) => t(`step.${name}`)}
              fold={{ all: t('allSteps'), less: t('lessSteps') }}
            />
          </Card>
        )}
      </div>
      <div className={classes.map}>
        <Suspense fallback={<div className={classes.mapPlace} />}>
          <TrackingMap trackingId={trackingId} tracked={tracked} followed={followed} />
        </Suspense>
      </div>
      <div className={classes.facts}>
        <TrackingFacts tracked={tracked} />
        <OfficePhone />
      </div>
    </div>
  )
}
