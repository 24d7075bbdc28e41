import type { ComponentType, Ref } from 'react'
import type { Country } from '@volant/domain/places/countries'

/** An address while somebody writes it, with the paths of the API. */
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

/** The field that another feature brings: features do not know each other, a page puts them together. */
export type AddressSlot = ComponentType<{
  label: string
  value: AddressValue | null | undefined
  onChange: (address: AddressValue) => void
  error?: string
  errors?: Partial<Record<'address' | 'city' | 'postalCode' | 'addressPrecision' | 'latitude', string>>
  required?: boolean
  inputRef?: Ref<HTMLInputElement>
}>
