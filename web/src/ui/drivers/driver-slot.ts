import type { ReactNode } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import type { FieldProps } from '../form/field'

export type DriverFieldProps<V extends FieldValues, C = V> = Pick<
  FieldProps<V, C>,
  'control' | 'label' | 'description' | 'required'
> & {
  /** Holds the driver's id. */
  name: FieldPath<V>
  deliveryId: string
  /** Other dates than the delivery's, as the form has them. */
  pickUp?: string
  deadline?: string
  none?: string
}

/** The field of a driver of another feature, which the page provides, because features do not import each other. */
export type DriverSlot = <V extends FieldValues, C = V>(props: DriverFieldProps<V, C>) => ReactNode
