import { Logo } from '../../ui/layout/logo'
import classes from './panel-outline.module.css'

/** The head of a panel and the place of its page, until the panel's own script shows them. */
export function PanelOutline({ panel }: { panel: 'office' | 'driver' }) {
  return (
    <div className={classes.outline} data-panel={panel} aria-hidden="true">
      <div className={classes.head}>
        <Logo />
        <span className={classes.person} />
      </div>
      <div className={classes.page}>
        <span className={classes.title} />
        <span className={classes.summary} />
        <span className={classes.content} />
      </div>
    </div>
  )
}
