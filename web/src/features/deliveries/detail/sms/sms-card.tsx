import { Suspense, useState } from 'react'
import { Button } from '@mantine/core'
import { IconCircleCheck, IconCircleX, IconMessage } from '@tabler/icons-react'
import { formatDateTime } from '../../../../lib/format'
import { useWords } from '../../../../lib/i18n'
import { useNow } from '../../../../lib/use-now'
import { PhoneNumber } from '../../../../ui/data/phone-number'
import { Card } from '../../../../ui/layout/card'
import { Fact, Facts } from '../facts'
import type { MessagesProps } from './messages-props'
import { smsLack } from './sms-lack'
import { lazyPart } from '../../../../ui/lazy/lazy-part'
import { MissingDialog } from '../../../../ui/lazy/missing-dialog'
import classes from './sms.module.css'

const MINUTE_MS = 60_000

const SmsDialog = lazyPart(() => import('./sms-dialog'), 'SmsDialog', MissingDialog)

/** Whether the customer was asked to confirm and has answered. Description 2.5 */
export function SmsCard({ delivery, links, go }: MessagesProps) {
  const t = useWords('sms')
  const [writing, setWriting] = useState(false)
  const { clientPhone } = delivery
  const lack = smsLack(delivery, useNow(MINUTE_MS))
  const maySend = delivery.allowedActions.includes('SEND_CONFIRMATION_SMS')
  return (
    <Card
      title={t('title')}
      actions={
        maySend && (
          <Button
            variant="default"
            leftSection={<IconMessage size={16} aria-hidden="true" />}
            disabled={lack !== null}
            onClick={() => setWriting(true)}
          >
            {t('send')}
          </Button>
        )
      }
    >
      <ul className={classes.steps}>
        <Step at={delivery.smsSentAt} done={t('sent')} missing={t('notSent')} />
        <Step at={delivery.confirmedByCustomerAt} done={t('confirmed')} missing={t('notConfirmed')} />
      </ul>
      {clientPhone && (
        <Facts>
          <Fact name={t('recipient')}>
            <PhoneNumber e164={clientPhone} />
          </Fact>
        </Facts>
      )}
      {(lack === 'noPhone' || (maySend && lack)) && <p className={classes.lack}>{t(lack)}</p>}
      {writing && clientPhone && (
        <Suspense>
          <SmsDialog
            delivery={delivery}
            recipient={clientPhone}
            onClose={() => setWriting(false)}
            onSent={() => go(links.table('PENDING_CUSTOMER_CONFIRMATION'))}
          />
        </Suspense>
      )}
    </Card>
  )
}

function Step({ at, done, missing }: { at: string | null | undefined; done: string; missing: string }) {
  const Icon = at ? IconCircleCheck : IconCircleX
  return (
    <li className={classes.step} data-done={at ? true : undefined}>
      <Icon size={20} stroke={1.8} aria-hidden="true" />
      <span>{at ? done : missing}</span>
      {at && <time dateTime={at}>{formatDateTime(at)}</time>}
    </li>
  )
}
