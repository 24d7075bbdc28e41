import classes from './type-badge.module.css'

/** The four colours reserved for the four delivery types. */
export type TypeColour = 'blue' | 'amber' | 'violet' | 'green'

/** The acronym of a delivery type (C1, RC, CR, ZKM) in its colour, its full name as tooltip and accessible name. */
export function TypeBadge({ acronym, colour, title }: { acronym: string; colour: TypeColour; title: string }) {
  return (
    <abbr className={classes.badge} data-colour={colour} title={title}>
      {acronym}
    </abbr>
  )
}
