import type { keys as french } from '../fr/keys'

export const keys: typeof french = {
  title: 'Keyboard shortcuts',
  or: 'or',
  group: { everywhere: 'Everywhere', table: 'In a table', search: 'In the search' },
  does: {
    search: 'Search or run a command',
    create: 'New delivery',
    list: 'Show this list',
    along: 'Move between tabs, filters or columns',
    close: 'Close what is open',
    choose: 'Move between results',
    open: 'Open the result',
    openTab: 'Open it in a new tab',
    openBeside: 'Open the row beside the table',
    next: 'Open the next row, the previous one',
  },
  name: { Escape: 'Esc', Enter: 'Enter', Control: 'Ctrl' },
  single: 'Single-key shortcuts',
  singleText: 'Switch them off if you dictate or use a screen reader.',
}
