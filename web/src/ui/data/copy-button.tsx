import { ActionIcon, Tooltip } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { notify } from '../feedback/toasts'

interface Props {
  value: string
  /** The accessible name and the tooltip. */
  label: string
  /** The text of the toast afterwards, e.g. « Code copié ». */
  done: string
}

export function CopyButton({ value, label, done }: Props) {
  const clipboard = useClipboard({ timeout: 1500 })
  const copy = () => {
    clipboard.copy(value)
    notify.success(done)
  }
  return (
    <Tooltip label={label}>
      <ActionIcon size={32} aria-label={label} onClick={copy}>
        {clipboard.copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
      </ActionIcon>
    </Tooltip>
  )
}
