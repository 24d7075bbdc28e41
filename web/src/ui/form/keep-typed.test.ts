import { createFormControl } from 'react-hook-form'
import { expect, it } from 'vitest'
import { keepTyped } from './keep-typed'

interface Values {
  name: string
  phone: string
  days: { from: Date }[]
  password?: string
}
const first = new Date('2026-05-12')
const later = new Date('2026-06-01')

function filled() {
  const form = createFormControl<Values, unknown, Values>()
  // as a page does when it shows the form
  form.reset({ name: 'Horizon', phone: '', days: [{ from: first }] })
  const type = (name: 'name' | 'phone' | 'password', text: string) => form.setValue(name, text, { shouldDirty: true })
  const dirty = () =>
    (['name', 'phone', 'days', 'password'] as const).filter((name) => form.getFieldState(name).isDirty)
  return { form, type, dirty }
}

it('leaves nothing to save where nothing was typed since', () => {
  const { form, type, dirty } = filled()
  type('name', 'Horizon Paris')
  const saved = keepTyped(form)
  saved()
  expect([form.getValues('name'), dirty()]).toEqual(['Horizon Paris', []])
})

it('keeps what was typed while it was saved, as still to be saved', () => {
  const { form, type, dirty } = filled()
  type('name', 'Horizon Paris')
  const saved = keepTyped(form)
  type('phone', '06')
  form.setValue('days.0.from', later, { shouldDirty: true })
  saved()
  expect(form.getValues()).toEqual({ name: 'Horizon Paris', phone: '06', days: [{ from: later }] })
  expect(dirty()).toEqual(['phone', 'days'])
  type('name', 'Horizon')
  expect(dirty()).toEqual(['name', 'phone', 'days'])
})

it('shows what was saved where it is written otherwise, and empties what is said only once', () => {
  const { form, type, dirty } = filled()
  type('name', ' Horizon Paris ')
  type('password', 'secret')
  const saved = keepTyped(form)
  type('phone', '06')
  saved({ name: 'Horizon Paris', phone: '', days: [{ from: first }], password: undefined })
  expect(form.getValues()).toEqual({ name: 'Horizon Paris', phone: '06', days: [{ from: first }], password: undefined })
  expect(dirty()).toEqual(['phone'])
})
