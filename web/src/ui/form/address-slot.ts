import type { ComponentType, Ref } from 'react'
import type { AddressValue } from '../../lib/address-value'

/** The address field of another feature, which the page provides, because features do not import each other. */
export type AddressSlot = ComponentType<{
  label: string
  value: AddressValue | null | undefined
  onChange: (address: AddressValue) => void
  error?: string
  errors?: Partial<Record<'address' | 'city' | 'postalCode' | 'addressPrecision' | 'latitude', string>>
  required?: boolean
  inputRef?: Ref<HTMLInputElement>
}>
