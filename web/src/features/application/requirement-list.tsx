import { IconAlertCircle, IconClockCheck } from '@tabler/icons-react'
import { useWords } from '../../lib/i18n'
import classes from './application.module.css'
import type { requirementsOf } from './requirements'

type Requirements = ReturnType<typeof requirementsOf>[number]['requirements']

/** Requirements that are being checked, and those that are missing. */
export function RequirementList({ requirements }: { requirements: Requirements }) {
  const t = useWords('application')
  return (
    <ul className={classes.list}>
      {requirements.map(({ item, given }) => {
        const Icon = given ? IconClockCheck : IconAlertCircle
        return (
          <li key={item} className={classes.item} data-missing={!given || undefined}>
            <Icon size={20} stroke={1.7} aria-hidden="true" />
            <span>{t(`item.${item}`)}</span>
            <span className={classes.state}>{t(given ? 'given' : 'notGiven')}</span>
          </li>
        )
      })}
    </ul>
  )
}
