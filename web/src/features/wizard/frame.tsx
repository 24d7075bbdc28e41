import type { FormEventHandler, ReactNode } from 'react'
import { Button } from '@mantine/core'
import { IconArrowLeft, IconArrowRight, IconCheck } from '@tabler/icons-react'
import { useWords } from '../../lib/i18n'
import { Link } from '../../ui/layout/link'
import classes from './frame.module.css'

interface Props {
  onSubmit: FormEventHandler<HTMLFormElement>
  busy: boolean
  /** The link of « Précédent ». */
  previous?: string
  /** What the button of the last step says; the others lead on. */
  ending?: string
  /** Whether a stored draft was restored. */
  restored: boolean
  onDiscard: () => void
  /** Price and summary: on the right on wide screens, else below the fields. */
  aside: ReactNode
  children: ReactNode
}

/** The layout of a step: its fields, its two buttons and the summary. */
export function StepFrame({ onSubmit, busy, previous, ending, restored, onDiscard, aside, children }: Props) {
  const t = useWords('wizard')
  return (
    <div className={classes.frame}>
      <form className={classes.fields} onSubmit={onSubmit} noValidate>
        {restored && (
          <p className={classes.restored} role="status">
            {t('restored')}{' '}
            <button type="button" className={classes.discard} onClick={onDiscard}>
              {t('discard')}
            </button>
          </p>
        )}
        {children}
        <div className={classes.buttons}>
          {previous && (
            <Button
              component={Link}
              href={previous}
              variant="default"
              leftSection={<IconArrowLeft size={16} aria-hidden="true" />}
            >
              {t('previous')}
            </Button>
          )}
          <Button
            className={classes.next}
            type="submit"
            loading={busy}
            rightSection={
              ending ? <IconCheck size={16} aria-hidden="true" /> : <IconArrowRight size={16} aria-hidden="true" />
            }
          >
            {ending ?? t('next')}
          </Button>
        </div>
      </form>
      <aside className={classes.aside} aria-label={t('summary.title')}>
        {aside}
      </aside>
    </div>
  )
}
