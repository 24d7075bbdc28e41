import { useState } from 'react'
import { ActionIcon, Tooltip } from '@mantine/core'
import { useTimeout } from '@mantine/hooks'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useWords } from '../../lib/i18n'
import { copyText } from './copy-text'

const CHECK_MS = 1500

interface Props {
  value: string
  /** The accessible name and the tooltip. */
  label: string
  /** The text of the toast afterwards, e.g. « Code copié ». */
  done: string
}

export function CopyButton({ value, label, done }: Props) {
  const t = useWords('ui')
  const [copied, setCopied] = useState(false)
  const { start } = useTimeout(() => setCopied(false), CHECK_MS)
  const copy = async () => {
    if (!(await copyText(value, done, t('copyFailed')))) return
    setCopied(true)
    start()
  }
  return (
    <Tooltip label={label}>
      <ActionIcon size={32} aria-label={label} onClick={() => void copy()}>
        {copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
      </ActionIcon>
    </Tooltip>
  )
}
