import type { ReactNode } from 'react'
import { PAPERS, type PaperStanding, type PaperState } from '@volant/domain/drivers/papers'
import { formatDate } from '../../lib/format'
import { useLanguage, useWords } from '../../lib/i18n'
import { StatusBadge, type Tone } from '../../ui/badges/status-badge'
import classes from './own-papers.module.css'

const TONE: Record<PaperState, Tone> = {
  ENDED: 'red',
  MISSING: 'red',
  ENDS_SOON: 'amber',
  UNDATED: 'amber',
  VALID: 'green',
}

interface Props {
  standing: PaperStanding
  /** What is to be done about a paper that has ended or has no date, for whoever reads. */
  advice: { readonly ended: (date: string) => string; readonly undated: string }
  /** Who has read it, and when. */
  checked?: string | undefined
  children?: ReactNode
}

/** A paper by its name, how it stands and until when, with what can be done about it. */
export function PaperLine({ standing, advice, checked, children }: Props) {
  const t = useWords('ownFile')
  const drivers = useWords('drivers')
  const language = useLanguage()
  const { paper, state, lacking, until, daysLeft } = standing
  const date = formatDate(until, language)
  const said: Record<PaperState, () => string> = {
    ENDED: () => advice.ended(date),
    MISSING: () =>
      lacking.length === PAPERS[paper].length
        ? ''
        : t('lacking', { documents: lacking.map((slot) => drivers(`document.${slot}`)).join(', ') }),
    ENDS_SOON: () => (daysLeft === 0 ? t('endsToday') : t('ends', { count: daysLeft ?? 0, date })),
    UNDATED: () => advice.undated,
    VALID: () => (until ? t('until', { date }) : t('given')),
  }
  const text = said[state]()
  return (
    <li className={classes.line}>
      <span className={classes.words}>
        <span className={classes.name}>{t(`paper.${paper}`)}</span>
        {text && <span className={classes.said}>{text}</span>}
        {checked && <span className={classes.said}>{checked}</span>}
      </span>
      <StatusBadge tone={TONE[state]} label={t(`state.${state}`)} />
      {children}
    </li>
  )
}
