import { get, useController, useFormState, type Control, type FieldPath, type FieldValues } from 'react-hook-form'
import { useFieldWords } from './field'
import type { AddressSlot } from './address-slot'

const PARTS = ['address', 'city', 'postalCode', 'addressPrecision', 'latitude'] as const

interface Props<V extends FieldValues> {
  slot: AddressSlot
  control: Control<V, unknown, V>
  name: FieldPath<V>
  label: string
  required?: boolean
}

type Fault = { message?: string } & { [part in (typeof PARTS)[number]]?: { message?: string } }

/** Connects the address field to the form. */
export function AddressInput<V extends FieldValues>({ slot: Slot, control, name, label, required = true }: Props<V>) {
  const words = useFieldWords()
  const { field } = useController({ control, name })
  // Not the controller's state, which misses server errors of parts of the address.
  const { errors: faults } = useFormState({ control, name })
  const fault: Fault | undefined = get(faults, name)
  const errors = Object.fromEntries(PARTS.map((part) => [part, words(fault?.[part]?.message)]))
  return (
    <Slot
      label={label}
      value={field.value}
      onChange={field.onChange}
      error={words(fault?.message)}
      errors={errors}
      inputRef={field.ref}
      required={required}
    />
  )
}
