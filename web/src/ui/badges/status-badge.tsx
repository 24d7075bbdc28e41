import classes from './status-badge.module.css'

export type Tone = 'teal' | 'orange' | 'amber' | 'red' | 'indigo' | 'sky' | 'blue' | 'violet' | 'green' | 'grey'

/** A dot and a word: the colour only repeats what the word says. */
export function StatusBadge({ tone, label }: { tone: Tone; label: string }) {
  return (
    <span className={classes.badge} data-tone={tone}>
      <span className={classes.dot} aria-hidden="true" />
      {label}
    </span>
  )
}
