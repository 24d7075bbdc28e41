import type { ReactNode } from 'react'
import classes from './facts-card.module.css'

interface Props {
  title: ReactNode
  /** Beside the title: a badge or a figure. */
  end?: ReactNode
  lines: readonly ReactNode[]
}

/** A row of a table as a card on a phone. */
export function FactsCard({ title, end, lines }: Props) {
  return (
    <div className={classes.card}>
      <div className={classes.head}>
        <strong>{title}</strong>
        {end}
      </div>
      {lines.map((line, index) => line && <div key={index}>{line}</div>)}
    </div>
  )
}
