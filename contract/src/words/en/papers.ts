import type { papers as french } from '../fr/papers'

export const papers: typeof french = {
  title: 'Validation documents',
  none: 'No document yet. Add the signed report or any other paper.',
  name: 'Document name',
  signed: 'Signed report',
  remove: 'Remove “{{name}}”',
  restore: 'Restore',
  removed: '“{{name}}” will be removed',
  add: 'Add a document',
  formats: 'PDF, JPEG or PNG, 10 MB at most',
  done: 'Documents updated successfully',
  failed: 'An error occurred',
}
