import classes from './dropdown.module.css'

/** Sets entries of a menu apart. */
export function MenuDivider() {
  return <hr className={classes.divider} />
}
