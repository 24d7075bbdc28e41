import type { ReactNode } from 'react'
import { ActionIcon } from '@mantine/core'

interface Props {
  /** Names the row too: « Modifier Hélène Marchand ». */
  label: string
  title: string
  danger?: boolean
  disabled?: boolean
  icon: ReactNode
  onClick: () => void
}

/** A button of a row that shows only its icon. */
export function IconAction({ label, title, danger = false, disabled, icon, onClick }: Props) {
  return (
    <ActionIcon
      variant="subtle"
      color={danger ? 'red.8' : 'gray'}
      size={32}
      aria-label={label}
      title={title}
      disabled={disabled}
      onClick={onClick}
    >
      {icon}
    </ActionIcon>
  )
}
