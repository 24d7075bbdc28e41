import type { ReactNode } from 'react'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { ProblemKind } from '@volant/domain/deliveries/problems'
import { useWords } from '../../lib/i18n'
import classes from './problems.module.css'
import { useProblemWords } from './use-problem-words'

interface Props {
  kind: ProblemKind
  text: string
  /** Below the words: when and by whom, and what has become of it. */
  lines: readonly (string | false | null | undefined)[]
  /** Address of the photo. */
  photo: string | null | undefined
  seen: boolean
  /** Which delivery it is about, where that is not clear by the place. */
  children?: ReactNode
  /** The button beside it. */
  action?: ReactNode
}

/** One report of a driver: what, in which words, when, and whether somebody has seen it. */
export function ProblemEntry({ kind, text, lines, photo, seen, children, action }: Props) {
  const t = useWords('problems')
  const wordsOf = useProblemWords()
  return (
    <li className={classes.entry} data-open={!seen || undefined}>
      <IconAlertTriangle className={classes.sign} size={18} aria-hidden="true" />
      <div className={classes.words}>
        <strong>{wordsOf(kind)}</strong>
        {children}
        <p className={classes.text}>{text}</p>
        {lines.filter(Boolean).map((line) => (
          <p key={String(line)} className={classes.when}>
            {line}
          </p>
        ))}
        {photo && (
          <a className={classes.photo} href={photo} target="_blank" rel="noreferrer">
            <img src={photo} alt={t('photo')} loading="lazy" />
          </a>
        )}
      </div>
      {action && <div className={classes.action}>{action}</div>}
    </li>
  )
}
