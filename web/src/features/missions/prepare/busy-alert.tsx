import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useWords } from '../../../lib/i18n'
import { Link } from '../../../ui/layout/link'
import classes from './cards.module.css'

interface Props {
  /** The mission that is under way. */
  contract: string
  href: string
}

/** Warns before the inspection that the mission under way must be handed over first. */
export function BusyAlert({ contract, href }: Props) {
  const t = useWords('mission')
  return (
    <Alert color="orange" variant="light" role="alert" icon={<IconAlertTriangle size={18} />}>
      <span className={classes.busy}>
        {t('prepare.busy', { contract })}
        <Link href={href}>{t('prepare.toBusy', { contract })}</Link>
      </span>
    </Alert>
  )
}
