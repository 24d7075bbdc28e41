import { useQuery } from '@tanstack/react-query'
import { formatMoney } from '../../../lib/format'
import { useLanguage, useWords } from '../../../lib/i18n'
import { StatusBadge, type Tone } from '../../../ui/badges/status-badge'
import { Card } from '../../../ui/layout/card'
import type { Mission } from '../mission'
import { paymentQuery, type PaymentStatus } from '../mission-queries'
import classes from './done.module.css'

const TONES: Readonly<Record<PaymentStatus, Tone>> = {
  PAID: 'green',
  PENDING: 'amber',
  FAILED: 'red',
  CANCELLED: 'grey',
}

/** What the driver gets for the mission, and whether it has been paid. */
export function DonePayment({ mission }: { mission: Mission }) {
  const t = useWords('mission')
  const language = useLanguage()
  const payment = useQuery(paymentQuery(mission.publicId)).data
  // what was agreed is without tax; what is paid may hold receipts with theirs
  const price = payment ? formatMoney(payment.amount, language) : formatMoney(mission.finalPrice, language, 'HT')
  return (
    <Card title={t('done.payment')}>
      <p className={classes.payment}>
        <span className={classes.price}>{price}</span>
        {payment && <StatusBadge tone={TONES[payment.status]} label={t(`done.paid.${payment.status}`)} />}
      </p>
      {payment && payment.disbursements > 0 && (
        <p className={classes.note}>
          {t('done.disbursements', { amount: formatMoney(payment.disbursements, language) })}
        </p>
      )}
    </Card>
  )
}
