import type { ReactNode } from 'react'
import type { Mark } from '@volant/domain/inspection/marks'
import { useWords } from '../../lib/i18n'
import classes from './mark-line.module.css'
import { MarkNumber } from './mark-number'
import { useMarkWords } from './use-mark-words'

interface Props {
  mark: Pick<Mark, 'view' | 'kind' | 'size' | 'words'>
  number: number
  isNew: boolean
  /** Said behind the side. */
  note?: string
  /** What stands at the end of the line. */
  children?: ReactNode
}

/** One mark of a list in words, with its number on the drawing. */
export function MarkLine({ mark, number, isNew, note, children }: Props) {
  const i = useWords('inspection')
  const whatOf = useMarkWords()
  return (
    <li className={classes.line}>
      <MarkNumber number={number} isNew={isNew} />
      <span className={classes.what}>
        {whatOf(mark)}
        <span className={classes.where}>{[i(`view.${mark.view}`), note, mark.words].filter(Boolean).join(' · ')}</span>
      </span>
      {children}
    </li>
  )
}
