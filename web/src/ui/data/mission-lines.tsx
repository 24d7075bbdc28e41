import { formatDateTime, MISSING } from '../../lib/format'
import { Link } from '../layout/link'
import { Mono } from './mono'
import classes from './mission-lines.module.css'

type Place = { readonly city?: string | null } | null | undefined

interface Mission {
  readonly id: string
  readonly publicId: string
  readonly fromAddress?: Place
  readonly toAddress?: Place
  readonly carDeliveryDeadline?: string | null
}

interface Props {
  missions: readonly Mission[]
  hrefOf: (contract: string) => string
}

/** Missions to open, one a line: their number, from where to where, and until when. */
export function MissionLines({ missions, hrefOf }: Props) {
  return (
    <ul className={classes.lines}>
      {missions.map(({ id, publicId, fromAddress, toAddress, carDeliveryDeadline }) => (
        <li key={id}>
          <Link href={hrefOf(publicId)} className={classes.line}>
            <Mono>{publicId}</Mono>
            <span className={classes.words}>
              {fromAddress?.city ?? MISSING} → {toAddress?.city ?? MISSING}
            </span>
            <span className={classes.end}>{formatDateTime(carDeliveryDeadline)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
