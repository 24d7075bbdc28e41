import { ActionIcon } from '@mantine/core'
import { IconMessage, IconPhone } from '@tabler/icons-react'
import { useWords } from '../../../lib/i18n'
import { PhoneNumber } from '../../../ui/data/phone-number'
import classes from './cards.module.css'

interface Props {
  role: string
  firstName: string | null
  lastName: string | null
  phone: string | null
}

/** A contact with buttons to call and to write. */
export function PersonRow({ role, firstName, lastName, phone }: Props) {
  const t = useWords('mission')
  const name = [firstName, lastName].filter(Boolean).join(' ')
  if (!name && !phone) return null
  return (
    <div className={classes.person}>
      <div>
        <p className={classes.kicker}>{role}</p>
        <p className={classes.name}>{name || role}</p>
        {phone && <PhoneNumber e164={phone} />}
      </div>
      {phone && (
        <>
          <ActionIcon
            component="a"
            size={48}
            href={`tel:${phone}`}
            aria-label={t('prepare.callWho', { name: name || role })}
          >
            <IconPhone size={20} aria-hidden="true" />
          </ActionIcon>
          <ActionIcon
            component="a"
            size={48}
            href={`sms:${phone}`}
            aria-label={t('prepare.smsWho', { name: name || role })}
          >
            <IconMessage size={20} aria-hidden="true" />
          </ActionIcon>
        </>
      )}
    </div>
  )
}
