import { Button } from '@mantine/core'
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import type { OpenSession } from '@volant/contract/rest/auth'
import { formatDateTime } from '../../lib/format'
import { useWords } from '../../lib/i18n'
import { StatusBadge } from '../../ui/badges/status-badge'
import classes from './open-sessions.module.css'

const PHONES = ['Android', 'iOS', 'iPadOS']

interface Props {
  session: OpenSession
  onEnd: (session: OpenSession) => void
}

export function SessionLine({ session, onEnd }: Props) {
  const t = useWords('identity')
  const { browser, system, startedAt, renewedAt, current } = session
  const device = [browser, system].filter(Boolean).join(' · ') || t('sessions.unknown')
  const Icon = PHONES.includes(system ?? '') ? IconDeviceMobile : IconDeviceDesktop
  return (
    <li className={classes.session}>
      <Icon size={22} stroke={1.6} className={classes.icon} aria-hidden="true" />
      <div className={classes.words}>
        <strong>{device}</strong>
        <span>{t('sessions.started', { at: formatDateTime(startedAt) })}</span>
        <span>{t('sessions.used', { at: formatDateTime(renewedAt) })}</span>
      </div>
      {current ? (
        <StatusBadge tone="teal" label={t('sessions.current')} />
      ) : (
        <Button variant="default" size="xs" aria-label={t('sessions.endOf', { device })} onClick={() => onEnd(session)}>
          {t('sessions.end')}
        </Button>
      )}
    </li>
  )
}
