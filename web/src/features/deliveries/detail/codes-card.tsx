import { useWords } from '../../../lib/i18n'
import { CopyButton } from '../../../ui/data/copy-button'
import { Mono } from '../../../ui/data/mono'
import { Card } from '../../../ui/layout/card'
import { storedStatus } from '../links'
import type { Detail } from './detail-query'
import classes from './codes-card.module.css'

/** Description 2.5; the return code while the second vehicle is on its way. */
const SHOWN_IN = [
  'SET',
  'PICKUP_DRIVER',
  'ONGOING',
  'PICKUP_CLIENT',
  'SWAP_PICKUP_DRIVER',
  'SWAP_IN_TRANSIT',
  'SWAP_PICKUP_CLIENT',
] as const

/** The codes of the hand-overs, each with a copy button. */
export function CodesCard({ delivery }: { delivery: Detail }) {
  const t = useWords('deliveries')
  const status = storedStatus(delivery.status)
  const codes = (['startCode', 'destinationCode', 'returnCode'] as const).filter((name) => delivery[name])
  if (codes.length === 0 || !SHOWN_IN.some((shown) => shown === status)) return null
  return (
    <Card title={t('detail.codes')}>
      <ul className={classes.codes}>
        {codes.map((name) => (
          <li key={name} className={classes.code}>
            <span className={classes.name}>{t(`detail.${name}`)}</span>
            <span className={classes.value}>
              <Mono>{delivery[name]}</Mono>
              <CopyButton
                value={delivery[name] ?? ''}
                label={t('detail.copyCode', { name: t(`detail.${name}`) })}
                done={t('detail.copied')}
              />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
