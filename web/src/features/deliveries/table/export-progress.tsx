import { Button } from '@mantine/core'
import classes from './export-progress.module.css'

interface Props {
  title: string
  /** How much has come so far. */
  received: string | undefined
  cancel: string
  onCancel: () => void
}

/** What the toast of a running export says. */
export function ExportProgress({ title, received, cancel, onCancel }: Props) {
  return (
    <span className={classes.progress}>
      <span className={classes.words}>
        <span>{title}</span>
        <span className={classes.size}>{received}</span>
      </span>
      <Button variant="subtle" color="gray" size="compact-sm" onClick={onCancel}>
        {cancel}
      </Button>
    </span>
  )
}
