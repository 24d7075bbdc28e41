import classes from './mark-number.module.css'

/** The number of a mark, on the drawing and in the list; filled where the mark is new. */
export function MarkNumber({ number, isNew }: { number: number; isNew: boolean }) {
  return (
    <span className={classes.number} data-new={isNew || undefined} aria-hidden="true">
      {number}
    </span>
  )
}
