import { useWords } from '../../../lib/i18n'
import classes from './expenses.module.css'

/** The photo of a receipt, small; the whole of it in a tab of its own. */
export function Receipt({ photo }: { photo: string }) {
  const t = useWords('expenses')
  return (
    <a className={classes.photo} href={photo} target="_blank" rel="noreferrer">
      <img src={photo} alt={t('receipt')} loading="lazy" />
    </a>
  )
}
