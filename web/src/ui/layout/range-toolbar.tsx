import type { ReactNode } from 'react'
import { ActionIcon, Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Link } from './link'
import { LinkSwitch } from './link-switch'
import classes from './range-toolbar.module.css'

interface Step {
  href: string
  label: string
}

interface Props {
  /** The days that are shown. */
  title: string
  previous: Step
  today: Step
  next: Step
  /** The lengths of time that can be shown. */
  views: { label: string; items: readonly { key: string; href: string; active: boolean; children: ReactNode }[] }
  /** What narrows the things that are shown. */
  children?: ReactNode
}

/** Which days are shown, the way to what lies before and after them, and the other views. */
export function RangeToolbar({ title, previous, today, next, views, children }: Props) {
  return (
    <div className={classes.toolbar}>
      <div className={classes.steps}>
        <ActionIcon component={Link} href={previous.href} variant="default" size={34} aria-label={previous.label}>
          <IconChevronLeft size={18} aria-hidden="true" />
        </ActionIcon>
        <Button component={Link} href={today.href} variant="default" size="sm">
          {today.label}
        </Button>
        <ActionIcon component={Link} href={next.href} variant="default" size={34} aria-label={next.label}>
          <IconChevronRight size={18} aria-hidden="true" />
        </ActionIcon>
      </div>
      <h2 className={classes.range} aria-live="polite">
        {title}
      </h2>
      {children}
      {views.items.length > 1 && <LinkSwitch {...views} />}
    </div>
  )
}
