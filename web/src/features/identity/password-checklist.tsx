import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import { PASSWORD_RULES, type PasswordRule } from '@volant/domain/identity/password'
import { useWords } from '../../lib/i18n'
import classes from './password-checklist.module.css'

interface Props {
  password: string
  repeated: string
}

/** The rules of a new password, ticked when they are met. */
export function PasswordChecklist({ password, repeated }: Props) {
  const t = useWords('identity')
  const rules = Object.keys(PASSWORD_RULES) as PasswordRule[]
  const items = [
    ...rules.map((rule) => ({ key: rule, holds: PASSWORD_RULES[rule](password) }) as const),
    { key: 'match', holds: password !== '' && password === repeated } as const,
  ]
  return (
    <ul className={classes.list} aria-label={t('rules.title')}>
      {items.map(({ key, holds }) => (
        <li key={key} className={classes.item} data-holds={holds || undefined}>
          {holds ? <IconCircleCheckFilled size={16} aria-hidden="true" /> : <IconCircle size={16} aria-hidden="true" />}
          {t(`rules.${key}`)}
          <span className={classes.spoken}>{holds ? t('rules.holds') : t('rules.missing')}</span>
        </li>
      ))}
    </ul>
  )
}
