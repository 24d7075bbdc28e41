import type { ReactNode } from 'react'
import { ActionIcon, Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useWords } from '../../lib/i18n'
import { WRAPS } from './wraps'
import classes from './action-bar.module.css'

interface Props {
  label: string
  /** Left out where the button submits the surrounding form. */
  onGo?: () => void
  submit?: boolean
  busy?: boolean
  disabled?: boolean
  /** Opens the previous screen of the same step. */
  onBack?: () => void
  /** Errors and missing fields, shown above the button. */
  children?: ReactNode
}

/** The button of the next action, at the bottom of the screen. */
export function ActionBar({ label, onGo, submit = false, busy = false, disabled = false, onBack, children }: Props) {
  const t = useWords('mission')
  return (
    <div className={classes.bar}>
      {children}
      <div className={classes.row}>
        {onBack && (
          <ActionIcon className={classes.back} size={52} aria-label={t('previous')} onClick={onBack}>
            <IconArrowLeft size={22} />
          </ActionIcon>
        )}
        <Button
          type={submit ? 'submit' : 'button'}
          {...WRAPS}
          mih={52}
          fz="md"
          radius={12}
          loading={busy}
          disabled={disabled}
          onClick={onGo}
        >
          {label}
        </Button>
      </div>
    </div>
  )
}
