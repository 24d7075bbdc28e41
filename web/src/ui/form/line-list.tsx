import type { ReactNode } from 'react'
import { ActionIcon, Button, Text } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import classes from './line-list.module.css'

interface Props {
  title: string
  text: string
  /** The keys of the lines, in order. */
  lines: readonly string[]
  render: (index: number) => ReactNode
  /** The accessible name of the button that removes a line. */
  removeLabel: (index: number) => string
  onRemove: (index: number) => void
  add: string
  /** Left out when there is no room for another. */
  onAdd?: () => void
}

/** A list that is edited line by line inside a form. */
export function LineList({ title, text, lines, render, removeLabel, onRemove, add, onAdd }: Props) {
  return (
    <fieldset className={classes.list}>
      <legend className={classes.title}>{title}</legend>
      <Text size="sm" c="dimmed">
        {text}
      </Text>
      {lines.map((key, index) => (
        <div key={key} className={classes.line}>
          <div className={classes.fields}>{render(index)}</div>
          <ActionIcon
            type="button"
            variant="subtle"
            color="red.8"
            size={36}
            className={classes.remove}
            aria-label={removeLabel(index)}
            onClick={() => onRemove(index)}
          >
            <IconTrash size={17} aria-hidden="true" />
          </ActionIcon>
        </div>
      ))}
      <Button
        type="button"
        variant="default"
        size="xs"
        className={classes.add}
        leftSection={<IconPlus size={14} aria-hidden="true" />}
        disabled={!onAdd}
        onClick={onAdd}
      >
        {add}
      </Button>
    </fieldset>
  )
}
