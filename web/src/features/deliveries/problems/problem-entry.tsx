import type { ReactNode } from 'react'
import { IconAlertTriangle } from '@tabler/icons-react'
import { isSentLater } from '@volant/domain/deliveries/captured'
import { formatDateTime } from '../../../lib/format'
import { useWords } from '../../../lib/i18n'
import { useProblemWords } from '../../../ui/problems/use-problem-words'
import classes from './problems.module.css'
import type { Problem } from './problem-queries'
import { SeenButton } from './seen-button'

interface Props {
  problem: Problem
  /** Which delivery it is about, where that is not clear by the place. */
  children?: ReactNode
}

/** One report: what, in whose words, when, and whether somebody has seen it. */
export function ProblemEntry({ problem, children }: Props) {
  const t = useWords('problems')
  const wordsOf = useProblemWords()
  const { kind, text, driverName, capturedAt, receivedAt, photo, seenAt, seenBy } = problem
  const late = isSentLater(new Date(capturedAt), new Date(receivedAt))
  const when = [
    t('by', { name: driverName, at: formatDateTime(capturedAt) }),
    late && t('received', { at: formatDateTime(receivedAt) }),
  ]
  const seen =
    seenAt &&
    (seenBy ? t('seenBy', { name: seenBy, at: formatDateTime(seenAt) }) : t('seenAt', { at: formatDateTime(seenAt) }))
  return (
    <li className={classes.entry} data-open={seenAt === null || undefined}>
      <IconAlertTriangle className={classes.sign} size={18} aria-hidden="true" />
      <div className={classes.words}>
        <strong>{wordsOf(kind)}</strong>
        {children}
        <p className={classes.text}>{text}</p>
        <p className={classes.when}>{when.filter(Boolean).join(', ')}</p>
        {seen && <p className={classes.when}>{seen}</p>}
        {photo && (
          <a className={classes.photo} href={photo} target="_blank" rel="noreferrer">
            <img src={photo} alt={t('photo')} loading="lazy" />
          </a>
        )}
      </div>
      {!seen && (
        <div className={classes.seen}>
          <SeenButton problem={problem} />
        </div>
      )}
    </li>
  )
}
