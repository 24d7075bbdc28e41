import { useEffect, useState } from 'react'
import { TextInput } from '@mantine/core'
import type { FieldValues } from 'react-hook-form'
import { loadPhones, type Phones } from '../../lib/phones'
import { useField, type FieldProps } from './field'

/** A phone number: shown in national format, stored in the form as E.164. What can't be parsed is stored as typed, and the schema refuses it. */
export function PhoneField<V extends FieldValues, C = V>({ control, name, required, ...rest }: FieldProps<V, C>) {
  const { field, error } = useField({ control, name })
  const [phones, setPhones] = useState<Phones>()
  const [typed, setTyped] = useState<string>()

  useEffect(() => {
    let live = true
    void loadPhones().then((loaded) => live && setPhones(loaded))
    return () => {
      live = false
    }
  }, [])

  const value: string = field.value ?? ''
  const change = (text: string) => {
    setTyped(text)
    field.onChange(phones?.toE164(text) ?? text.replaceAll(' ', ''))
  }
  const leave = () => {
    setTyped(undefined)
    field.onBlur()
  }
  return (
    <TextInput
      placeholder="(+33) 6 12 34 56 78"
      {...rest}
      name={field.name}
      ref={field.ref}
      type="tel"
      autoComplete="tel"
      inputMode="tel"
      value={typed ?? phones?.toNational(value) ?? value}
      onChange={(event) => change(event.currentTarget.value)}
      onBlur={leave}
      error={error}
      withAsterisk={required}
    />
  )
}
