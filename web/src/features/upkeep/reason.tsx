import classes from './reason.module.css'

/** Why something failed, in the words of the program: two lines of it, and all of it under the pointer. */
export function Reason({ children }: { children: string }) {
  return (
    <span className={classes.reason} title={children}>
      {children}
    </span>
  )
}
