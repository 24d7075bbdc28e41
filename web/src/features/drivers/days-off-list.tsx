import { Button } from '@mantine/core'
import { useState } from 'react'
import { formatDays } from '../../lib/calendar-days'
import { useLanguage, useWords } from '../../lib/i18n'
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog'
import classes from './availability.module.css'
import type { Driver } from './driver-query'
import { useDaysOff } from './use-days-off'

type DaysOff = Driver['daysOff'][number]

/** The days off that are not over, the next first. */
export function DaysOffList({ driver, editable }: { driver: Driver; editable: boolean }) {
  const t = useWords('availability')
  if (driver.daysOff.length === 0) return <p className={classes.none}>{t('none')}</p>
  return (
    <ul className={classes.list}>
      {driver.daysOff.map((period) => (
        <Period key={period.id} driverId={driver.id} period={period} editable={editable} />
      ))}
    </ul>
  )
}

function Period({ driverId, period, editable }: { driverId: string; period: DaysOff; editable: boolean }) {
  const t = useWords('availability')
  const language = useLanguage()
  const { remove } = useDaysOff(driverId)
  const [asked, setAsked] = useState(false)
  const days = formatDays(period.firstDay, period.lastDay, language)
  return (
    <li>
      <span>{days}</span>
      {editable && (
        <>
          <Button
            variant="subtle"
            color="gray"
            mih={44}
            aria-label={t('removeOf', { days })}
            onClick={() => setAsked(true)}
          >
            {t('remove')}
          </Button>
          <ConfirmDialog
            opened={asked}
            onClose={() => setAsked(false)}
            title={t('removeTitle', { days })}
            confirm={t('remove')}
            onConfirm={() => remove(period.id)}
          >
            {t('removeText')}
          </ConfirmDialog>
        </>
      )}
    </li>
  )
}
