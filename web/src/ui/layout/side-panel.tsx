import { useEffect, useRef, type ReactNode } from 'react'
import { ActionIcon } from '@mantine/core'
import { IconArrowUpRight, IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react'
import { useWords } from '../../lib/i18n'
import { Link } from './link'
import classes from './side-panel.module.css'

interface Props {
  /** Names the panel for a screen reader. */
  label: string
  title: ReactNode
  /** Grows with each request to open it: the focus then goes to its title. */
  asked: number
  /** The page of what is shown. */
  href?: string
  onStep?: (by: 1 | -1) => void
  onClose: () => void
  children: ReactNode
}

/** What a row of a table holds, beside the table, which stays in use. */
export function SidePanel({ label, title, asked, href, onStep, onClose, children }: Props) {
  const t = useWords('ui')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (asked > 0) heading.current?.focus({ preventScroll: true })
  }, [asked])
  return (
    <aside className={classes.panel} aria-label={label}>
      <div className={classes.head}>
        <h2 ref={heading} className={classes.title} tabIndex={-1} aria-live="polite">
          {title}
        </h2>
        {onStep && (
          <>
            <ActionIcon size={32} aria-label={t('panel.previous')} onClick={() => onStep(-1)}>
              <IconChevronUp size={18} aria-hidden="true" />
            </ActionIcon>
            <ActionIcon size={32} aria-label={t('panel.next')} onClick={() => onStep(1)}>
              <IconChevronDown size={18} aria-hidden="true" />
            </ActionIcon>
          </>
        )}
        {href && (
          <ActionIcon
            component={Link}
            href={href}
            size={32}
            aria-label={t('panel.openPage')}
            title={t('panel.openPage')}
          >
            <IconArrowUpRight size={18} aria-hidden="true" />
          </ActionIcon>
        )}
        <ActionIcon size={32} aria-label={t('panel.close')} onClick={onClose}>
          <IconX size={18} aria-hidden="true" />
        </ActionIcon>
      </div>
      <div className={classes.body}>{children}</div>
    </aside>
  )
}

/** A part of a panel, below a line. */
export function PanelPart({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <section className={classes.part} aria-label={title}>
      {title && <h3 className={classes.partTitle}>{title}</h3>}
      {children}
    </section>
  )
}
