import { createFormControl } from 'react-hook-form'
import { expect, it } from 'vitest'
import { editDocs } from './edit-docs'
import { uploaded, type FinishValues } from './values'

const permit = uploaded('Docs/1.pdf', 'permis.pdf', undefined)
const letter = uploaded('Docs/2.pdf', 'lettre.pdf', undefined)

it('adds, names and removes documents whatever was begun before', () => {
  const form = createFormControl<FinishValues, unknown, FinishValues>({
    defaultValues: { docs: [permit, letter], category: 'STANDARD', options: [], comment: '' },
  })
  // as a page does when it shows the form
  form.reset()
  const [first, second, third] = [editDocs(form), editDocs(form), editDocs(form)]
  first.rename(permit, 'Permis')
  second.remove(letter)
  second.add('Docs/3.pdf', 'carte.pdf', 'Carte grise')
  third.add('Docs/4.pdf', 'pv.pdf', undefined)
  expect(form.getValues('docs').map(({ key, label }) => `${key} ${label}`)).toEqual([
    'Docs/1.pdf Permis',
    'Docs/3.pdf Carte grise',
    'Docs/4.pdf pv.pdf',
  ])
})
