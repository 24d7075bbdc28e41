import { ActionIcon } from '@mantine/core'
import { IconPhone } from '@tabler/icons-react'
import { useWords } from '../../lib/i18n'
import { CopyButton } from './copy-button'
import { PhoneNumber } from './phone-number'
import classes from './contact.module.css'

interface Props {
  /** Who it is here: « Destinataire ». */
  role: string
  name: string
  phone?: string | null
  email?: string | null
}

/** Somebody to call: the number rings with one press, and is copied with another. */
export function Contact({ role, name, phone, email }: Props) {
  const t = useWords('ui')
  return (
    <div className={classes.contact}>
      <div className={classes.words}>
        <span className={classes.role}>{role}</span>
        <span className={classes.name}>{name}</span>
        {phone && <PhoneNumber e164={phone} />}
        {email && (
          <a className={classes.mail} href={`mailto:${email}`}>
            {email}
          </a>
        )}
      </div>
      {phone && (
        <>
          <ActionIcon component="a" href={`tel:${phone}`} size={32} aria-label={t('contact.call', { name })}>
            <IconPhone size={16} aria-hidden="true" />
          </ActionIcon>
          <CopyButton value={phone} label={t('contact.copy', { name })} done={t('contact.copied')} />
        </>
      )}
    </div>
  )
}
