import type { ReactNode } from 'react'
import { IconArrowRight } from '@tabler/icons-react'
import type { DeliveryTab } from '@volant/domain/deliveries/tabs'
import { MISSING } from '../../../lib/format'
import { useWords } from '../../../lib/i18n'
import { Money } from '../../../ui/data/money'
import { VehicleLine } from '../vehicle-line'
import { Contract, Deadline, Remaining } from './cells'
import { statusCell } from './columns'
import type { TableRow } from './table-query'
import classes from './row-card.module.css'

interface Props {
  row: TableRow
  tab: DeliveryTab
  actions?: ReactNode
  /** Why it stands in the list, instead of the remaining time and the price. */
  reason?: ReactNode
}

/** A row on a phone. */
export function RowCard({ row, tab, actions, reason }: Props) {
  const t = useWords('deliveries')
  const [car] = row.vehicles
  const customer = [row.clientFirstName, row.clientLastName].filter(Boolean).join(' ')
  return (
    <div className={classes.card}>
      <div className={classes.line}>
        <Contract row={row} />
        {statusCell(row, tab)}
      </div>
      <div className={classes.journey}>
        {row.fromAddress?.city ?? MISSING}
        <IconArrowRight size={15} role="img" aria-label={t('table.to')} />
        {row.toAddress?.city ?? MISSING}
      </div>
      <div className={classes.line}>
        <div className={classes.words}>
          <VehicleLine car={car} />
          <span>{[customer, row.organization?.name].filter(Boolean).join(', ')}</span>
          <Deadline row={row} />
        </div>
        {!reason && (
          <div className={classes.end}>
            {row.confirmedAt && row.carPickUpDate && tab !== 'COMPLETED' && tab !== 'CANCELLED' ? (
              <Remaining row={row} />
            ) : (
              <Money euros={row.clientFinalPrice ?? row.clientInitialPrice} />
            )}
            {actions}
          </div>
        )}
      </div>
      {reason}
    </div>
  )
}
