import { useEffect, useEffectEvent, useState } from 'react'
import { TextInput } from '@mantine/core'
import type { FieldValues } from 'react-hook-form'
import { loadPhones, type Phones } from '../../lib/phones'
import { useField, type FieldProps } from './field'

/** A phone number: shown in national format, stored in the form as E.164. What can't be parsed is stored as typed, and the schema refuses it. */
export function PhoneField<V extends FieldValues, C = V>({ control, name, required, ...rest }: FieldProps<V, C>) {
  const { field, error } = useField({ control, name })
  const [phones, setPhones] = useState<Phones>()
  const [typed, setTyped] = useState<string>()

  const value: string = field.value ?? ''
  /** What was typed before is read now. */
  const arrive = useEffectEvent((loaded: Phones) => {
    setPhones(loaded)
    const read = loaded.toE164(value)
    if (read !== undefined && read !== value) field.onChange(read)
  })
  useEffect(() => {
    let live = true
    void loadPhones().then((loaded) => live && arrive(loaded))
    return () => {
      live = false
    }
  }, [])

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
