import { Button } from '@mantine/core'
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react'
import { useWords } from '../../lib/i18n'
import classes from './state.module.css'

interface Props {
  title?: string
  /** The error message. */
  text?: string
  onRetry?: () => void
}

export function ErrorState({ title, text, onRetry }: Props) {
  const t = useWords('ui')
  return (
    <div className={classes.state} role="alert">
      <span className={classes.icon} data-tone="red" aria-hidden="true">
        <IconAlertTriangle size={24} stroke={1.6} />
      </span>
      <p className={classes.title}>{title ?? t('error.title')}</p>
      {text && <p className={classes.text}>{text}</p>}
      {onRetry && (
        <Button variant="default" leftSection={<IconRefresh size={16} />} onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </div>
  )
}
