import { useWords } from '../../lib/i18n'
import classes from './skip-link.module.css'

/** The first stop of the Tab key: leads past the header to `#content`. */
export function SkipLink() {
  const t = useWords('shell')
  return (
    <a href="#content" className={classes.skip}>
      {t('skip')}
    </a>
  )
}
