import { useQuery } from '@tanstack/react-query'
import { IconPhone } from '@tabler/icons-react'
import { useWords } from '../../lib/i18n'
import { webConfig } from '../../lib/web-config'
import classes from './office-phone.module.css'

/** Whom to ask for help. */
export function OfficePhone() {
  const t = useWords('tracking')
  const phone = useQuery(webConfig).data?.supportPhone
  if (!phone) return null
  return (
    <a className={classes.phone} href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
      <IconPhone size={20} stroke={1.6} aria-hidden="true" />
      <span>
        <span className={classes.question}>{t('help')}</span>
        {/* a number is read in one piece */}
        {t('callOffice', { phone: phone.replaceAll(' ', '\u00a0') })}
      </span>
    </a>
  )
}
