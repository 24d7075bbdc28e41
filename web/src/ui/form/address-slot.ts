import type { ComponentType, Ref } from 'react'
import type { Country } from '@volant/domain/places/countries'

/** An address in the form, with the field names of the API. */
export interface AddressValue {
  readonly address?: string
  readonly addressPrecision?: string | null
  readonly city?: string
  readonly postalCode?: string
  readonly country?: Country
  readonly latitude?: number
  readonly longitude?: number
  readonly place_id?: string | null
}

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
