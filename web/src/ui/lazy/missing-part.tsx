import { Button } from '@mantine/core'
import { IconCloudOff, IconRefresh } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import { useWords } from '../../lib/i18n'
import { newVersion } from '../../lib/lazy/new-version'
import classes from './missing.module.css'

interface Props {
  onRetry: () => void
}

/** Shown instead of a part of the page that could not be loaded: the reason, and that it is retried by itself. */
export function MissingPart({ onRetry }: Props) {
  const t = useWords('ui')
  const outdated = useSyncExternalStore(newVersion.subscribe, newVersion.known)
  return (
    <div className={classes.part} role="status">
      <span className={classes.icon} aria-hidden="true">
        <IconCloudOff size={22} stroke={1.6} />
      </span>
      <p className={classes.title}>{t(outdated ? 'missing.newVersion' : 'missing.title')}</p>
      <p className={classes.text}>{t(outdated ? 'missing.newVersionText' : 'missing.text')}</p>
      <Button
        variant="default"
        size="compact-md"
        leftSection={<IconRefresh size={16} aria-hidden="true" />}
        onClick={outdated ? newVersion.take : onRetry}
      >
        {t(outdated ? 'missing.reload' : 'retry')}
      </Button>
    </div>
  )
}
