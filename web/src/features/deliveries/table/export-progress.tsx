import { Button } from '@mantine/core'
import classes from './export-progress.module.css'

interface Props {
  title: string
  /** The downloaded size. */
  received: string | undefined
  cancel: string
  onCancel: () => void
}

/** The content of the toast of a running export. */
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
